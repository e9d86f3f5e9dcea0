import { Link } from 'react-router';
import { centreTexts } from '#web/texts/office/devices.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import type { ListedCentre } from '../../app/queries/centre-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import type { RowChoice } from '../../ui/list/use-row-choice.ts';
import { May } from '../../ui/may.tsx';

type OnAction = (kind: 'edit' | 'delete', centre: ListedCentre) => void;

const columnsOf = (onAction: OnAction): readonly Column<ListedCentre>[] => [
  {
    id: 'name',
    head: centreTexts.name,
    isUnnamedInCard: true,
    cell: ({ id, name, managerName }) => (
      <>
        <Link to={`/centres/${id}`} className="text-link">
          <bdi className="font-semibold">{name}</bdi>
        </Link>
        {managerName && <bdi className="block text-fine text-ink-soft">{managerName}</bdi>}
      </>
    ),
  },
  { id: 'id', head: centreTexts.id, cell: ({ id }) => <Code>{id}</Code> },
  {
    id: 'city',
    head: centreTexts.city,
    cell: ({ city, province }) => [province, city].filter(Boolean).join('، ') || '—',
  },
  {
    id: 'devices',
    head: centreTexts.devices,
    isAmount: true,
    cell: ({ id, devices }) =>
      devices === 0 ? (
        <Count>{0}</Count>
      ) : (
        <Link to={`/devices?centre=${id}`} className="text-link">
          <Count>{devices}</Count>
        </Link>
      ),
  },
  {
    id: 'actions',
    head: <span className="sr-only">{centreTexts.actions}</span>,
    cell: (centre) => (
      <May permission="centres.write">
        <span className="flex gap-1">
          <Button
            variant="plain"
            size="small"
            aria-label={`${centreTexts.edit} ${centre.name}`}
            onClick={() => onAction('edit', centre)}
          >
            {centreTexts.edit}
          </Button>
          <Button
            variant="plain"
            size="small"
            aria-label={`${centreTexts.delete} ${centre.name}`}
            onClick={() => onAction('delete', centre)}
          >
            {centreTexts.delete}
          </Button>
        </span>
      </May>
    ),
  },
];

export const CentreTable = ({
  rows,
  choice,
  onAction,
}: {
  rows: readonly ListedCentre[];
  choice: RowChoice;
  onAction: OnAction;
}) => (
  <DataTable
    caption={centreTexts.caption}
    columns={columnsOf(onAction)}
    rows={rows}
    rowKey={({ id }) => String(id)}
    rowName={({ name }) => name}
    choice={choice}
  />
);
