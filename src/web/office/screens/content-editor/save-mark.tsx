import { formatTehranTime } from '#kernel/jalali.ts';
import { conflictTexts } from '#web/texts/office/conflict.ts';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Check, CircleAlert, LoaderCircle } from '#web/ui/icons.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import type { ContentDraftForm } from './use-content-draft.ts';

/** The state of the draft: saved and when, being saved, or not saved and what can be done. */
export const SaveMark = ({
  draft,
  editor: { state, conflict, flush },
  onSeeBoth,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  onSeeBoth: () => void;
}) => (
  <span
    role="status"
    className="inline-flex min-h-9 items-center gap-2 text-fine text-ink-soft"
    data-save={state}
  >
    {conflict ? (
      <>
        <CircleAlert size={16} className="text-danger" />
        {conflictTexts.conflicted}
        <Button variant="plain" size="small" onClick={onSeeBoth}>
          {conflictTexts.seeBoth}
        </Button>
      </>
    ) : state === 'failed' ? (
      <>
        <CircleAlert size={16} className="text-danger" />
        {editorTexts.notSaved}
        <Button variant="plain" size="small" onClick={() => void flush()}>
          {officeTexts.retry}
        </Button>
      </>
    ) : state === 'saved' ? (
      <>
        <Check size={16} className="text-success" />
        {draft.state === 'published' && !draft.isChanged
          ? editorTexts.asPublished
          : editorTexts.savedAt(formatTehranTime(draft.editedAt))}
      </>
    ) : (
      <>
        <LoaderCircle size={16} className="animate-spin" />
        {editorTexts.saving}
      </>
    )}
  </span>
);
