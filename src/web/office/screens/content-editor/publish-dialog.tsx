import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import type { OfficeFailure } from '../../app/office-failure.ts';
import { type ContentDraft, contentClient, contentQueries } from '../../app/queries/content-queries.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { findStale } from './stale-draft.rules.ts';
import { useContentAction } from './use-content-action.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/** Explains what publishing does, lists broken links, and takes a note for the history. */
export const PublishDialog = ({
  draft,
  editor,
  onFaults,
  onClose,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  /** Fields are missing: the dialog closes, and the form shows them. */
  onFaults: (failure: OfficeFailure) => void;
  onClose: () => void;
}) => {
  const { kind, id } = draft;
  const [why, setWhy] = useState('');
  const links = useQuery(contentQueries.links({ kind, id }));
  const publish = useContentAction(
    { kind, id },
    (input: { draftRev: number; why?: string }, options) =>
      contentClient.publishContent({ kind, id, ...input }, options),
    (now) => {
      editor.resetTo(now);
      showToast(editorTexts.published);
    },
  );
  const run = async () => {
    try {
      await publish.mutateAsync({ draftRev: editor.rev(), ...(why.trim() && { why: why.trim() }) });
    } catch (thrown) {
      const refused = editor.reportFailure(thrown);
      if (refused.code === 'invalid_input') return onFaults(refused);
      // A colleague saved meanwhile: this dialog closes, and both texts are compared.
      if (findStale(refused)) return;
      throw refused;
    }
  };
  const broken = links.data?.broken ?? [];
  return (
    <ConfirmDialog
      title={editorTexts.publishTitle}
      confirm={draft.version > 0 ? editorTexts.publishChanges : editorTexts.publish}
      onConfirm={run}
      onClose={onClose}
    >
      <p>{editorTexts.publishHint}</p>
      {links.isPending && <p className="text-fine text-ink-soft">{editorTexts.checking}</p>}
      {broken.length > 0 && (
        <Note tone="warning" role="alert">
          <p>{editorTexts.broken(broken.length)}</p>
          <ul className="mt-1 list-disc ps-5">
            {broken.map(({ address, reason }) => (
              <li key={address}>
                <Code>{address}</Code> ({editorTexts.brokenReasons[reason]})
              </li>
            ))}
          </ul>
        </Note>
      )}
      <TextField
        label={editorTexts.why}
        hint={editorTexts.whyHint}
        isOptional
        maxLength={500}
        value={why}
        onChange={({ target }) => setWhy(target.value)}
      />
    </ConfirmDialog>
  );
};
