import { useState } from 'react';
import { contentKinds } from '#contract/content/kinds.ts';
import { contentStateNames } from '#contract/office/content-filters.ts';
import { binTexts } from '#web/texts/office/bin.ts';
import { Button } from '#web/ui/button.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { type BinRow, contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { May } from '../../ui/may.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { RestoreItem } from './restore-item.tsx';

const columns: readonly Column<BinRow>[] = [
  {
    id: 'item',
    head: binTexts.item,
    isUnnamedInCard: true,
    cell: ({ kind, title }) => (
      <>
        <bdi className="font-semibold">{title || contentKinds[kind].one}</bdi>
        <span className="block text-fine text-ink-faint">{contentKinds[kind].one}</span>
      </>
    ),
  },
  {
    id: 'deleted',
    head: binTexts.deleted,
    cell: ({ deletedAt, deletedBy }) => (
      <>
        <DateText at={deletedAt} form="moment" />
        <span className="block text-fine text-ink-soft">{binTexts.by(deletedBy)}</span>
      </>
    ),
  },
  { id: 'goneAt', head: binTexts.goneAt, cell: ({ goneAt }) => <DateText at={goneAt} form="day" /> },
  { id: 'state', head: binTexts.state, isWideOnly: true, cell: ({ state }) => contentStateNames[state] },
];

/** Every deleted item with when it goes for good; each can come back, and a manager may remove it at once. */
export const BinTable = ({ rows }: { rows: readonly BinRow[] }) => {
  const refresh = useRefresh(contentQueries.lists);
  const [purged, setPurged] = useState<BinRow>();
  const actions: Column<BinRow> = {
    id: 'actions',
    head: binTexts.actions,
    cell: (row) => (
      <span className="flex flex-wrap gap-2">
        <RestoreItem row={row} />
        <May permission="content.purge">
          <Button size="small" aria-label={binTexts.purgeOf(row.title)} onClick={() => setPurged(row)}>
            {binTexts.purge}
          </Button>
        </May>
      </span>
    ),
  };
  return (
    <>
      <DataTable
        caption={binTexts.caption}
        columns={[...columns, actions]}
        rows={rows}
        rowKey={({ kind, id }) => `${kind}/${id}`}
      />
      {purged && (
        <ConfirmDialog
          title={binTexts.purgeOf(purged.title)}
          confirm={binTexts.purge}
          isDangerous
          onConfirm={async (options) => {
            await contentClient.purgeContent({ kind: purged.kind, id: purged.id }, options);
            void refresh();
            showToast(binTexts.purged);
          }}
          onClose={() => setPurged(undefined)}
        >
          <p>{binTexts.purgeHint}</p>
        </ConfirmDialog>
      )}
    </>
  );
};
