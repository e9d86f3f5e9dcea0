import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { centreTexts } from '#web/texts/office/devices.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { centreClient, centreQueries, type ListedCentre } from '../../app/queries/centre-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

/** Which of two centres stays, and what moves to it. */
export const MergeDialog = ({
  pair,
  onClose,
  onMerged,
}: {
  pair: readonly ListedCentre[];
  onClose: () => void;
  onMerged: () => void;
}) => {
  const [keptId, setKept] = useState(pair[0]?.id ?? 0);
  const gone = pair.find(({ id }) => id !== keptId);
  const merge = useAction(centreClient.mergeCentre);
  const uses = useQuery(centreQueries.one(gone?.id ?? 0));
  return (
    <ConfirmDialog
      title={centreTexts.mergeTitle}
      confirm={centreTexts.mergeTitle}
      isDangerous
      isDisabled={!uses.data}
      onConfirm={async () => {
        if (!gone) return;
        await merge.mutateAsync({ id: gone.id, into: keptId });
        showToast(centreTexts.merged);
        onMerged();
      }}
      onClose={onClose}
    >
      <fieldset className="grid gap-2">
        <legend className="mb-1 font-semibold">{centreTexts.mergeKeep}</legend>
        {pair.map(({ id, name, city }) => (
          <label key={id} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="radio"
              className="check"
              name="kept"
              checked={id === keptId}
              onChange={() => setKept(id)}
            />
            <span>
              <bdi className="font-semibold">{name}</bdi>{' '}
              <span className="text-fine text-ink-soft">
                {city} <Code>{id}</Code>
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <QueryFrame query={uses} skeletonClass="h-12">
        {({ uses: { devices, requests, invoices } }) => (
          <Note>
            <p>{centreTexts.mergeText(devices, requests, invoices)}</p>
            <p className="text-fine">{centreTexts.mergeHint}</p>
          </Note>
        )}
      </QueryFrame>
    </ConfirmDialog>
  );
};
