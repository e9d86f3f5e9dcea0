import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { editionHistoryTexts } from '#web/texts/office/history.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { type ContentDraft, type contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { May } from '../../ui/may.tsx';
import { QueryFrame } from '../../ui/query-frame.tsx';
import { DifferenceView } from './difference-view.tsx';
import { RestoreButton } from './restore-button.tsx';
import type { ContentDraftForm } from './use-content-draft.ts';

type Edition = Awaited<ReturnType<typeof contentClient.listEditions>>['items'][number];

/** Two states side by side, word by word: an edition, and another or the draft. */
export const CompareDialog = ({
  draft,
  editor,
  editions,
  first,
  onClose,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  editions: readonly Edition[];
  first: number;
  onClose: () => void;
}) => {
  // Without changes the draft is the newest edition, and what is looked for is how that one came to be.
  const [newest, before] = editions;
  const isSame = !draft.isChanged && first === newest?.version && before !== undefined;
  const [older, setOlder] = useState(isSame ? before.version : first);
  const [newer, setNewer] = useState(isSame ? first : 0);
  const difference = useQuery(contentQueries.difference(draft, older, newer));
  const options = editions.map(({ version, at, by }) => ({
    value: String(version),
    label: `${editionHistoryTexts.version(version)}، ${formatJalaliDateTime(at)}، ${by}`,
  }));
  return (
    <Dialog
      title={editionHistoryTexts.compare}
      isWide
      onClose={onClose}
      foot={
        <>
          <May permission="content.write">
            <RestoreButton draft={draft} editor={editor} version={older} onDone={onClose} />
          </May>
          <Button onClick={onClose}>{officeTexts.close}</Button>
        </>
      }
    >
      <div className="grid gap-3 sm:grid-cols-2">
        <SelectField
          label={editionHistoryTexts.older}
          options={options}
          value={String(older)}
          onChange={({ target }) => setOlder(Number(target.value))}
        />
        <SelectField
          label={editionHistoryTexts.newer}
          options={[{ value: '0', label: editionHistoryTexts.draft }, ...options]}
          value={String(newer)}
          onChange={({ target }) => setNewer(Number(target.value))}
        />
      </div>
      <QueryFrame query={difference} skeletonClass="h-40">
        {({ fields }) => <DifferenceView fields={fields} />}
      </QueryFrame>
    </Dialog>
  );
};
