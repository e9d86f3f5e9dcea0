import { lazy, Suspense, useRef, useState } from 'react';
import { FormProvider } from 'react-hook-form';
import { editorTexts } from '#web/texts/office/content-editor.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { EditorHead } from './editor-head.tsx';
import { useContentDraft } from './use-content-draft.ts';

// The head is rendered first; fields, side panels and rare dialogs are loaded after it.
const FormSections = lazy(() => import('./form-sections.tsx'));
const EditorAside = lazy(() => import('./editor-aside.tsx'));
const PresenceNote = lazy(() => import('./presence-note.tsx'));
const RestoredText = lazy(() => import('./restored-text.tsx'));
const ConflictDialog = lazy(() => import('./conflict-dialog.tsx'));

/** The form of an item in sections; its head holds the actions, its side what visitors will see. */
export const DraftEditor = ({ draft }: { draft: ContentDraft }) => {
  const editor = useContentDraft(draft);
  const { form, state, failure, conflict } = editor;
  const root = useRef<HTMLFormElement>(null);
  const [leftConflict, setLeftConflict] = useState(conflict);
  const [hasRestored] = useState(editor.work.restoredFields.length > 0);
  return (
    <FormProvider {...form}>
      <EditorHead draft={draft} editor={editor} root={root} onSeeBoth={() => setLeftConflict(undefined)} />
      <div className="content-editor">
        <form
          ref={root}
          noValidate
          aria-label={editorTexts.form}
          className="grid min-w-0 content-start gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            void editor.flush();
          }}
        >
          <Suspense>
            <PresenceNote kind={draft.kind} id={draft.id} />
          </Suspense>
          {hasRestored && (
            <Suspense>
              <RestoredText draft={draft} editor={editor} />
            </Suspense>
          )}
          <FailureNote failure={failure} />
          <Suspense fallback={<div className="skeleton h-[60vh]" aria-busy="true" />}>
            <FormSections draft={draft} />
          </Suspense>
        </form>
        <Suspense fallback={<div className="skeleton h-96" aria-busy="true" />}>
          <EditorAside draft={draft} editor={editor} />
        </Suspense>
      </div>
      {conflict && conflict !== leftConflict && (
        <Suspense>
          <ConflictDialog
            draft={draft}
            editor={editor}
            conflict={conflict}
            onClose={() => setLeftConflict(conflict)}
          />
        </Suspense>
      )}
      <LeaveGuard isDirty={state === 'failed' || conflict !== undefined} />
    </FormProvider>
  );
};
