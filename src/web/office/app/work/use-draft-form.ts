import { useEffect, useState } from 'react';
import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import type { OfficeFailure } from '../office-failure.ts';
import { useSession } from '../session/use-session.ts';
import { createDraft, type DraftConflict, type DraftKind } from './create-draft.ts';
import { findOpenSave, keepOpenSave } from './open-save.ts';
import { putValues } from './put-values.ts';
import { useDraftSaver } from './use-draft-saver.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/**
 * The form over a draft. It saves by itself, keeps what is not saved yet in the browser, and stops when somebody else
 * changed the same fields meanwhile (`conflict`), until `resolveConflict` is called.
 */
export const useDraftForm = <Values extends FieldValues, Stored, Field extends string>(
  stored: Stored,
  draftKind: DraftKind<Values, Stored, Field>,
) => {
  const { subject } = draftKind;
  const version = draftKind.toVersion(stored);
  const form = useForm<Values>({ defaultValues: version.values as DefaultValues<Values> });
  const work = useUnsavedWork(form, { subject, rev: String(version.rev) });
  const { forget, rebase } = work;
  const { staffId } = useSession().person;
  const [opened] = useState(() => ({
    version,
    isOlder: work.isFromOlderBase,
    openSave: work.isRestored ? findOpenSave(staffId, subject) : undefined,
  }));
  const [failure, setFailure] = useState<OfficeFailure>();
  const [conflict, setConflict] = useState<DraftConflict<Values, Field>>();
  const [draft] = useState(() =>
    createDraft({
      form,
      draftKind,
      opened: version,
      openSave: opened.openSave,
      keepOpen: (save) => keepOpenSave(staffId, subject, save),
      forget,
      rebase,
      setFailure: (refused) => setFailure(refused && draftKind.placeFailure(form, refused)),
      setConflict,
    }),
  );

  const { state, saver } = useDraftSaver(form, draft);

  useEffect(() => {
    // A newer draft may be the open save itself, whose answer was lost.
    if (opened.openSave) return;
    draft.dropOpen();
    if (!opened.isOlder) return;
    draft.mergeWith(opened.version);
    if (!draft.isChanged()) forget();
  }, [opened, draft, forget]);

  /** Both texts were looked at: what was chosen is saved over the other version. */
  const resolveConflict = (chosen: Readonly<Record<string, unknown>>) => {
    if (!conflict) return;
    draft.continueFrom(conflict);
    putValues(form, chosen);
    setConflict(undefined);
    void saver.flush();
  };

  return {
    form,
    work,
    state,
    failure,
    conflict,
    rev: draft.rev,
    isChanged: draft.isChanged,
    resetTo: draft.resetTo,
    reportFailure: draft.reportFailure,
    readBase: draft.readBase,
    resolveConflict,
    flush: saver.flush,
    touch: saver.touch,
  };
};
