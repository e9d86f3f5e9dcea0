import { useState } from 'react';
import { formatJalaliDate, formatJalaliWeekday } from '#kernel/jalali.ts';
import { workCalendarTexts as texts } from '#web/texts/office/work-calendar.ts';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { ChevronLeft, ChevronRight, Plus } from '#web/ui/icons.ts';
import type { WorkYear } from '../../app/queries/calendar-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListEmptyState } from '../../ui/list/list-frame.tsx';
import { Trash, Upload } from '../../ui/office-icons.ts';
import { Panel } from '../../ui/panel.tsx';
import { AddHolidayDialog } from './add-holiday-dialog.tsx';
import { ImportHolidaysDialog } from './import-holidays-dialog.tsx';
import { RemoveHolidayDialog } from './remove-holiday-dialog.tsx';

type Holiday = WorkYear['holidays'][number];
type Open = { kind: 'add' } | { kind: 'import' } | { kind: 'remove'; holiday: Holiday } | undefined;

/** One year's days off: added one by one or from a file, taken back one by one. */
export const HolidaysPanel = ({
  calendar,
  onYear,
}: {
  calendar: WorkYear;
  onYear: (year: number) => void;
}) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const { year, holidays } = calendar;
  const columns: readonly Column<Holiday>[] = [
    {
      id: 'day',
      head: texts.date,
      isUnnamedInCard: true,
      cell: ({ day }) => (
        <>
          <DateText at={day} />
          <span className="ms-2 text-fine text-ink-soft">{formatJalaliWeekday(day).split(' ')[0]}</span>
        </>
      ),
    },
    { id: 'name', head: texts.name, isUnnamedInCard: true, cell: ({ name }) => <bdi>{name}</bdi> },
    {
      id: 'remove',
      head: <span className="sr-only">{texts.remove}</span>,
      isCorner: true,
      cell: (holiday) => (
        <Button
          size="small"
          aria-label={`${texts.remove} ${formatJalaliDate(holiday.day)}`}
          onClick={() => setOpen({ kind: 'remove', holiday })}
        >
          <Trash size={16} />
        </Button>
      ),
    },
  ];
  return (
    <Panel
      title={texts.holidays}
      tools={
        <>
          <Button size="small" onClick={() => setOpen({ kind: 'import' })}>
            <Upload size={16} />
            {texts.import}
          </Button>
          <Button variant="brand" size="small" onClick={() => setOpen({ kind: 'add' })}>
            <Plus size={16} />
            {texts.add}
          </Button>
        </>
      }
    >
      <div className="mb-3 flex flex-wrap items-center gap-2">
        <Button size="small" aria-label={texts.previousYear} onClick={() => onYear(year - 1)}>
          <ChevronRight size={16} />
        </Button>
        <strong aria-live="polite">{texts.year(year)}</strong>
        <Button size="small" aria-label={texts.nextYear} onClick={() => onYear(year + 1)}>
          <ChevronLeft size={16} />
        </Button>
        <span className="text-fine text-ink-soft">
          {calendar.isThursdayWorked ? texts.thursdayWorked : texts.holidaysHint}
        </span>
      </div>
      {holidays.length === 0 ? (
        <ListEmptyState title={texts.empty(year)}>{texts.emptyHint}</ListEmptyState>
      ) : (
        <DataTable
          caption={texts.caption(year)}
          columns={columns}
          rows={holidays}
          rowKey={({ day }) => day}
        />
      )}
      {open?.kind === 'add' && <AddHolidayDialog onClose={close} />}
      {open?.kind === 'import' && <ImportHolidaysDialog onClose={close} />}
      {open?.kind === 'remove' && <RemoveHolidayDialog holiday={open.holiday} onClose={close} />}
    </Panel>
  );
};
