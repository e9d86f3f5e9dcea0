import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { contentKinds } from '#contract/content/kinds.ts';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import { Button } from '#web/ui/button.tsx';
import type { OfficeFailure } from '../../app/office-failure.ts';
import { type ContentDraft, contentClient } from '../../app/queries/content-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { KindPath } from '../../ui/content/kind-head.tsx';
import { ContentStateChips } from '../../ui/content/state-chips.tsx';
import { focusFirstInvalidField } from '../../ui/fields/focus-first-invalid-field.ts';
import { CalendarClock, Eye } from '../../ui/office-icons.ts';
import { ScreenHead } from '../../ui/screen-head.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';
import { type EditorAction, listEditorActions } from './editor-actions.rules.ts';
import { EditorMenu } from './editor-menu.tsx';
import { focusFirstRefusedField } from './focus-first-refused-field.ts';
import { SaveMark } from './save-mark.tsx';
import { useContentAction } from './use-content-action.ts';
import type { ContentDraftForm } from './use-content-draft.ts';
import { useCopy } from './use-copy.ts';

// Dialogs are loaded when the first is opened.
const EditorDialog = lazy(() => import('./editor-dialog.tsx'));

/** The top of the editor: name, state and actions of the item. It is sticky. */
export const EditorHead = ({
  draft,
  editor,
  root,
  onSeeBoth,
}: {
  draft: ContentDraft;
  editor: ContentDraftForm;
  root: RefObject<HTMLFormElement | null>;
  onSeeBoth: () => void;
}) => {
  const { kind, id } = draft;
  const [asked, setAsked] = useState<EditorAction | 'preview'>();
  const [isOpening, setOpening] = useState(false);
  const [faulty, setFaulty] = useState<OfficeFailure>();
  const actions = listEditorActions(draft, useSession().permissions);
  const title = useWatch({ control: editor.form.control, name: contentKinds[kind].titleField });
  const show = useContentAction(
    { kind, id },
    (_: undefined, options) => contentClient.showContent({ kind, id }, options),
    (now) => {
      editor.resetUnlessChanged(now);
      showToast(editorTexts.shown);
    },
  );
  const copy = useCopy(draft);
  const ready = useContentAction(
    { kind, id },
    (input: { draftRev: number; isReady: boolean }, options) =>
      contentClient.markReady({ kind, id, ...input }, options),
    (now) => {
      editor.resetUnlessChanged(now);
      showToast(now.readyBy === null ? editorTexts.sentBack : editorTexts.readyDone);
    },
  );
  const close = () => setAsked(undefined);

  /** What is asked about the item is asked about its newest text. */
  const ask = async (action: EditorAction | 'preview') => {
    setOpening(true);
    const isSaved = await editor.flush();
    setOpening(false);
    if (!isSaved) {
      focusFirstInvalidField(root.current);
      return;
    }
    if (action === 'copy') copy();
    else if (action === 'show') show.mutate(undefined, { onError: showFailure });
    else if (action === 'ready' || action === 'send-back')
      ready.mutate({ draftRev: editor.rev(), isReady: action === 'ready' }, { onError: showFailure });
    else setAsked(action);
  };

  const showFaults = (failure: OfficeFailure) => {
    showToast(editorTexts.fixFields(Object.keys(failure.fields ?? {}).length), { tone: 'danger' });
    setFaulty(failure);
  };
  useEffect(() => {
    // Once the dialog is gone and has given the focus back to its button.
    if (asked || !faulty || !root.current) return;
    focusFirstRefusedField(root.current, editor.form, faulty);
    setFaulty(undefined);
  }, [asked, faulty, root, editor.form]);

  return (
    <div className="editor-head">
      <ScreenHead
        title={(draft.fixedPage?.name ?? String(title ?? '')) || editorTexts.untitled}
        above={<KindPath kind={kind} />}
        beside={
          <>
            <ContentStateChips row={draft} />
            <SaveMark draft={draft} editor={editor} onSeeBoth={onSeeBoth} />
          </>
        }
      >
        <Button variant="quiet" onClick={() => void ask('preview')}>
          <Eye size={18} />
          {editorTexts.preview}
        </Button>
        {actions.includes('plan') && (
          <Button variant="quiet" onClick={() => void ask('plan')}>
            <CalendarClock size={18} />
            <span className="max-sm:sr-only">{editorTexts.plan}</span>
          </Button>
        )}
        <EditorMenu draft={draft} actions={actions} onAction={(action) => void ask(action)} />
        {actions.includes('ready') && (
          <BusyButton
            variant="accent"
            className="max-sm:flex-1"
            isBusy={isOpening || ready.isPending}
            onClick={() => void ask('ready')}
          >
            {editorTexts.ready}
          </BusyButton>
        )}
        {actions.includes('publish') && (
          <BusyButton
            variant="accent"
            className="max-sm:flex-1"
            isBusy={isOpening}
            disabled={editor.state === 'saved' && draft.state === 'published' && !draft.isChanged}
            onClick={() => void ask('publish')}
          >
            {draft.version > 0 ? editorTexts.publishChanges : editorTexts.publish}
          </BusyButton>
        )}
      </ScreenHead>
      {asked && (
        <Suspense>
          <EditorDialog asked={asked} draft={draft} editor={editor} onFaults={showFaults} onClose={close} />
        </Suspense>
      )}
    </div>
  );
};
