import { Link } from 'react-router';
import { contentKinds } from '#contract/content/kinds.ts';
import { planStateNames } from '#contract/office/content-filters.ts';
import { planTexts } from '#web/texts/office/content-editor.ts';
import { plansTexts } from '#web/texts/office/plans.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { PlanRow } from '../../app/queries/content-queries.ts';
import { useMay } from '../../app/session/use-session.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { RetryButton } from './retry-button.tsx';

const stateClasses = {
  failed: 'chip chip-danger',
  late: 'chip chip-warning',
  waiting: 'chip chip-brand',
} as const;

const columns: readonly Column<PlanRow>[] = [
  {
    id: 'item',
    head: plansTexts.item,
    isUnnamedInCard: true,
    cell: ({ kind, itemId, title }) => (
      <>
        <Link to={`/content/${kind}/${itemId}`} className="row-link">
          {title || plansTexts.noItem}
        </Link>
        <span className="block text-fine text-ink-faint">{contentKinds[kind].one}</span>
      </>
    ),
  },
  { id: 'action', head: plansTexts.action, cell: ({ action }) => planTexts.actions[action] },
  { id: 'dueAt', head: plansTexts.dueAt, cell: ({ dueAt }) => <DateText at={dueAt} form="moment" /> },
  {
    id: 'state',
    head: plansTexts.state,
    cell: ({ state, reason, nextTryAt }) => (
      <>
        <span className={stateClasses[state]}>{planStateNames[state]}</span>
        {state === 'failed' && <span className="block text-fine text-danger">{reason}</span>}
        {nextTryAt && (
          <span className="block text-fine text-ink-soft">
            {plansTexts.late} {plansTexts.nextTry} <DateText at={nextTryAt} form="moment" />
          </span>
        )}
      </>
    ),
  },
  { id: 'by', head: plansTexts.by, isWideOnly: true, cell: ({ by }) => <bdi>{by}</bdi> },
];

const again: Column<PlanRow> = {
  id: 'again',
  head: plansTexts.again,
  cell: (plan) => plan.state !== 'waiting' && <RetryButton plan={plan} />,
};

export const PlanTable = ({ rows }: { rows: readonly PlanRow[] }) => (
  <DataTable
    caption={plansTexts.caption}
    columns={useMay('content.publish') ? [...columns, again] : columns}
    rows={rows}
    rowKey={({ id }) => String(id)}
  />
);
