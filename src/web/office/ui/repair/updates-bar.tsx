import { formatTehranTime } from '#kernel/jalali.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Button } from '#web/ui/button.tsx';
import { RefreshCw } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';

/** New requests wait here until they are asked for; without network their age is shown. */
export const UpdatesBar = ({
  fresh,
  isOffline,
  readAt,
  text = queueTexts.updates,
  onShow,
}: {
  fresh: number;
  isOffline: boolean;
  readAt: string | undefined;
  text?: (count: number) => string;
  onShow: () => void;
}) => (
  <div role="status" className="empty:hidden [&:not(:empty)]:mb-3">
    {isOffline && readAt && <Note tone="warning">{queueTexts.offline(formatTehranTime(readAt))}</Note>}
    {!isOffline && fresh > 0 && (
      <Button className="w-full" onClick={onShow}>
        <RefreshCw size={18} />
        {text(fresh)}
      </Button>
    )}
  </div>
);
