import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { checklistTexts as texts } from '#web/texts/office/checklists.ts';
import { officeMenuTexts } from '#web/texts/office/menu.ts';
import { Button, buttonClasses } from '#web/ui/button.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Plus } from '#web/ui/icons.ts';
import { type StoredChecklist, serviceReportQueries } from '../../app/queries/service-report-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ListEmptyState, ListFrame } from '../../ui/list/list-frame.tsx';
import { May } from '../../ui/may.tsx';
import { ScreenHead } from '../../ui/screen-head.tsx';

const ChecklistDialog = lazy(() => import('./checklist-dialog.tsx'));

/** The checklists of the products; the trail holds what each was before. */
export const Component = () => {
  const list = useQuery(serviceReportQueries.checklists());
  const [open, setOpen] = useState<StoredChecklist | 'new'>();
  return (
    <>
      <ScreenHead
        title={texts.title}
        above={
          <Link to="/desk-settings" className="text-link">
            {officeMenuTexts.deskSettings}
          </Link>
        }
      >
        <May permission="audit.read">
          <Link to="/audit?subjectKind=checklist" className={buttonClasses('quiet')}>
            {texts.history}
          </Link>
        </May>
        <Button variant="accent" onClick={() => setOpen('new')}>
          <Plus size={18} />
          {texts.add}
        </Button>
      </ScreenHead>
      <p className="mb-3 text-small text-ink-soft">{texts.intro}</p>
      <ListFrame query={list} empty={<ListEmptyState title={texts.empty} />}>
        {({ items }) => (
          <DataTable
            caption={texts.caption}
            columns={columnsWith(setOpen)}
            rows={items}
            rowKey={({ productName }) => productName}
          />
        )}
      </ListFrame>
      {open && (
        <Suspense>
          <ChecklistDialog stored={open === 'new' ? undefined : open} onClose={() => setOpen(undefined)} />
        </Suspense>
      )}
    </>
  );
};

const columnsWith = (onChange: (row: StoredChecklist) => void): readonly Column<StoredChecklist>[] => [
  {
    id: 'product',
    head: texts.product,
    isUnnamedInCard: true,
    cell: ({ productName }) => (
      <bdi className="font-semibold">
        <UnbrokenText>{productName}</UnbrokenText>
      </bdi>
    ),
  },
  { id: 'tasks', head: texts.tasks, cell: ({ tasks }) => <Count>{tasks.length}</Count> },
  { id: 'readings', head: texts.readings, cell: ({ readings }) => <Count>{readings.length}</Count> },
  {
    id: 'changed',
    head: texts.changed,
    cell: ({ changedAt, changedBy }) => (
      <>
        <bdi>{changedBy}</bdi>، <DateText at={new Date(changedAt)} />
      </>
    ),
  },
  {
    id: 'actions',
    head: <span className="sr-only">{texts.change}</span>,
    cell: (row) => (
      <Button variant="plain" size="small" onClick={() => onChange(row)}>
        {texts.change}
        <span className="sr-only">{row.productName}</span>
      </Button>
    ),
  },
];
