import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { isRefused, type OfficeFailure, toFailure } from '../office-failure.ts';
import type { OpenSave } from './open-save.ts';

/** One saved version of a draft, as its form holds it; `by` is who saved it, when it is known. */
export type DraftVersion<Values> = { rev: number; by?: string | undefined; values: Values };

/** The version of somebody else, and the fields that both changed. */
export type DraftConflict<Values, Field> = DraftVersion<Values> & { fields: readonly Field[] };

/**
 * What a kind of draft gives to its form. A form is drawn with its subject as its key: what it got at first stays in
 * force, so nothing here may close over what changes.
 */
export type DraftKind<Values extends FieldValues, Stored, Field extends string> = {
  /** What is edited, as unsaved work is kept by. */
  subject: string;
  toVersion: (stored: Stored) => DraftVersion<Values>;
  /** `isOvertaken` when somebody saved over it before its answer came. */
  send: (save: OpenSave) => Promise<{ now: Stored; isOvertaken?: boolean }>;
  onSaved: (now: Stored) => void;
  /** The newer version a save was refused for, without values when it was removed; undefined for other refusals. */
  findStale: (failure: OfficeFailure) => DraftVersion<Values | undefined> | undefined;
  /** What to put into the form of two versions, and what a person must choose. `base` is what both were made from. */
  merge: (sides: { base: Values | undefined; mine: Values; theirs: Values }) => {
    merged?: Partial<Values>;
    toChoose: readonly Field[];
  };
  /** Puts what was refused beside its fields; gives back what is left to show above the form. */
  placeFailure: (form: UseFormReturn<Values>, failure: OfficeFailure) => OfficeFailure | undefined;
};

type DraftParts<Values extends FieldValues, Stored, Field extends string> = {
  form: Pick<UseFormReturn<Values>, 'getValues' | 'setValue' | 'reset'>;
  draftKind: Pick<DraftKind<Values, Stored, Field>, 'toVersion' | 'send' | 'onSaved' | 'findStale' | 'merge'>;
  /** What the form was opened with. */
  opened: DraftVersion<Values>;
  /** A save of an earlier visit that has no answer yet. */
  openSave: OpenSave | undefined;
  /** Keeps the open save for the case of a reload. */
  keepOpen: (save: OpenSave | undefined) => void;
  /** Nothing is unsaved any more. */
  forget: () => void;
  /** What is typed from now on is typed over this version. */
  rebase: (rev: string) => void;
  setFailure: (failure: OfficeFailure | undefined) => void;
  setConflict: (conflict: DraftConflict<Values, Field> | undefined) => void;
};

/** The saves of one draft: what is sent, and what becomes of the form when the answer is there. */
export const createDraft = <Values extends FieldValues, Stored, Field extends string>({
  form,
  draftKind,
  opened,
  openSave,
  keepOpen,
  forget,
  rebase,
  setFailure,
  setConflict,
}: DraftParts<Values, Stored, Field>) => {
  /** What the server has. A stale one is not saved until both texts were looked at. */
  let serverDraft = { rev: opened.rev, saved: JSON.stringify(opened.values), isStale: false };
  /** The save that has no answer yet. */
  let open = openSave;

  const isInForm = (text: string) => JSON.stringify(form.getValues()) === text;

  const isChanged = () => open !== undefined || !isInForm(serverDraft.saved);

  const setOpen = (save: OpenSave | undefined) => {
    open = save;
    keepOpen(save);
  };

  /** The save to send: the open one again, or a new one of the text of this moment. */
  const beginSave = (): OpenSave & { isAgain: boolean } => {
    if (serverDraft.isStale) throw new Error('both texts were not looked at yet');
    const isAgain = open !== undefined;
    const { rev } = serverDraft;
    const save = open ?? { rev, key: crypto.randomUUID(), sent: JSON.stringify(form.getValues()) };
    setOpen(save);
    return { ...save, isAgain };
  };

  /** `sent` is the text that the server has saved as `now`. */
  const acceptSaved = (now: Stored, sent: string) => {
    const { rev } = draftKind.toVersion(now);
    serverDraft = { rev, saved: sent, isStale: false };
    setOpen(undefined);
    setFailure(undefined);
    rebase(String(rev));
    draftKind.onSaved(now);
    if (isInForm(sent)) forget();
  };

  /** Puts the form to what the server holds. */
  const resetTo = (now: Stored) => {
    const { values } = draftKind.toVersion(now);
    // Otherwise React Hook Form forgets its fields until they are drawn again, and drops what is typed before that.
    form.reset(values, { keepFieldsRef: true });
    setConflict(undefined);
    acceptSaved(now, JSON.stringify(values));
  };

  /** The next save is made over this version. */
  const continueFrom = ({ rev, values }: DraftVersion<Values | undefined>) => {
    serverDraft = {
      rev,
      saved: values ? JSON.stringify(values) : serverDraft.saved,
      isStale: false,
    };
    rebase(String(rev));
  };

  /** Goes on over a newer version; false when there is a conflict. `baseRev` is what the form's text was made from. */
  const mergeWith = (newer: DraftVersion<Values | undefined>, baseRev?: number): boolean => {
    const base = baseRev === serverDraft.rev ? JSON.parse(serverDraft.saved) : undefined;
    const theirs = newer.values;
    if (theirs) {
      const { merged, toChoose } = draftKind.merge({ base, mine: form.getValues(), theirs });
      for (const [name, value] of Object.entries(merged ?? {})) form.setValue(name as Path<Values>, value);
      if (toChoose.length > 0) {
        serverDraft.isStale = true;
        setConflict({ ...newer, values: theirs, fields: toChoose });
        return false;
      }
    }
    continueFrom(newer);
    return true;
  };

  /** Shows a failure, or the conflict it stands for. */
  const reportFailure = (thrown: unknown): OfficeFailure => {
    const refused = toFailure(thrown);
    const stale = draftKind.findStale(refused);
    if (stale) mergeWith(stale, serverDraft.rev);
    else setFailure(refused);
    return refused;
  };

  /** Sends the open save again when there is one, else the text of this moment. */
  const save = async () => {
    const going = beginSave();
    try {
      const { now, isOvertaken } = await draftKind.send(going);
      if (!isOvertaken) return acceptSaved(now, going.sent);
      if (isInForm(going.sent)) return resetTo(now);
      setOpen(undefined);
      serverDraft.saved = going.sent;
      mergeWith(draftKind.toVersion(now), serverDraft.rev);
    } catch (thrown) {
      const refused = toFailure(thrown);
      const stale = draftKind.findStale(refused);
      const isDropped = isRefused(refused);
      if (isDropped) setOpen(undefined);
      // What was typed since the open save may be right.
      if (stale ? mergeWith(stale, going.rev) : isDropped && going.isAgain) return;
      throw stale ? refused : reportFailure(refused);
    }
  };

  return {
    save,
    isChanged,
    rev: () => serverDraft.rev,
    /** What the form's text is compared with: the last version that was saved or taken over. */
    readBase: (): Values => JSON.parse(serverDraft.saved),
    dropOpen: () => setOpen(undefined),
    resetTo,
    continueFrom,
    mergeWith,
    reportFailure,
  };
};
