import { formatJalaliDate } from '#kernel/jalali.ts';
import { workCalendarTexts as texts } from '#web/texts/office/work-calendar.ts';
import { calendarQueries, workCalendarClient } from '../../app/queries/calendar-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { showToast } from '../../ui/toast-store.ts';

export const RemoveHolidayDialog = ({
  holiday: { day, name },
  onClose,
}: {
  holiday: { day: string; name: string };
  onClose: () => void;
}) => {
  const refresh = useRefresh(calendarQueries.all);
  return (
    <ConfirmDialog
      title={texts.removeTitle}
      confirm={texts.remove}
      isDangerous
      onClose={onClose}
      onConfirm={async (options) => {
        await workCalendarClient.removeHoliday({ day }, options);
        showToast(texts.removed);
        void refresh();
      }}
    >
      {texts.removeWords(formatJalaliDate(day), name)}
    </ConfirmDialog>
  );
};
