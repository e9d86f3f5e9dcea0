import { useEffect, useMemo, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { type OfficeFailure, toFailure } from '../office-failure.ts';
import { isRefused, type OpenSave } from './open-save.ts';
import { putValues } from './put-values.ts';
import { resetValues } from './reset-values.ts';
import { useDraftSaver, useOpenSave } from './use-draft-saver.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

/** One saved version of a draft, as its form holds it; `by` is who saved it, when it is known. */
type DraftVersion<Values> = { rev: number; by?: string | undefined; values: Values };

/** The version of somebody else, and the fields that both changed. */
type DraftConflict<Values, Field> = DraftVersion<Values> & { fields: readonly Field[] };

/** The kind of draft. It must be the same object on every render. */
export type DraftSource<Values extends FieldValues, Stored, Field extends string> = {
  /** What is edited, as unsaved work is kept by. */
  subject: string;
  toVersion: (stored: Stored) => DraftVersion<Values>;
  /** `isOvertaken` when somebody saved over it before its answer came. */
  send: (save: OpenSave) => Promise<{ now: Stored; isOvertaken?: boolean }>;
  onSaved: (now: Stored) => void;
  /** The newer version a save was refused for, without values when it was removed; undefined for other refusals. */
  readStale: (failure: OfficeFailure) => DraftVersion<Values | undefined> | undefined;
  /** What to put into the form of two versions, and what a person must choose. `base` is what both were made from. */
  merge: (sides: { base: Values | undefined; mine: Values; theirs: Values }) => {
    merged?: Partial<Values>;
    toChoose: readonly Field[];
  };
  /** Puts what was refused beside its fields; gives back what is left to show above the form. */
  placeFailure: (form: UseFormReturn<Values>, failure: OfficeFailure) => OfficeFailure | undefined;
};

/**
 * The form over a draft. It saves by itself, keeps what is not saved yet in the browser, and stops when somebody else
 * changed the same fields meanwhile (`conflict`), until `resolveConflict` is called.
 */
export const useDraftForm = <Values extends FieldValues, Stored, Field extends string>(
  stored: Stored,
  source: DraftSource<Values, Stored, Field>,
) => {
  const { subject } = source;
  const version = source.toVersion(stored);
  const form = useForm<Values>({ defaultValues: version.values as DefaultValues<Values> });
  const work = useUnsavedWork(form, { subject, rev: String(version.rev) });
  const { forget, rebase } = work;
  const [opened] = useState({ version, isOlder: work.isFromOlderBase });
  const [failure, setFailure] = useState<OfficeFailure>();
  const [conflict, setConflict] = useState<DraftConflict<Values, Field>>();
  const known = useRef({ rev: version.rev, saved: JSON.stringify(version.values), isStale: false });
  const { isFound, setOpen, isChanged, beginSave } = useOpenSave(form, {
    subject,
    isRestored: work.isRestored,
    known,
  });

  const { save, rev, resetTo, continueFrom, mergeWith, reportFailure } = useMemo(() => {
    const isInForm = (text: string) => JSON.stringify(form.getValues()) === text;

    /** `sent` is the text that the server has saved as `now`. */
    const acceptSaved = (now: Stored, sent: string) => {
      const { rev } = source.toVersion(now);
      known.current = { rev, saved: sent, isStale: false };
      setOpen(undefined);
      setFailure(undefined);
      rebase(String(rev));
      source.onSaved(now);
      if (isInForm(sent)) forget();
    };

    /** Puts the form to what the server holds. */
    const resetTo = (now: Stored) => {
      const { values } = source.toVersion(now);
      resetValues(form, values);
      setConflict(undefined);
      acceptSaved(now, JSON.stringify(values));
    };

    /** The next save is made over this version. */
    const continueFrom = ({ rev, values }: DraftVersion<Values | undefined>) => {
      known.current = { rev, saved: values ? JSON.stringify(values) : known.current.saved, isStale: false };
      rebase(String(rev));
    };

    /** Goes on over a newer version; false when there is a conflict. `baseRev` is what the form's text was made from. */
    const mergeWith = (newer: DraftVersion<Values | undefined>, baseRev?: number): boolean => {
      const base = baseRev === known.current.rev ? JSON.parse(known.current.saved) : undefined;
      const theirs = newer.values;
      if (theirs) {
        const { merged, toChoose } = source.merge({ base, mine: form.getValues(), theirs });
        for (const [name, value] of Object.entries(merged ?? {})) form.setValue(name as Path<Values>, value);
        if (toChoose.length > 0) {
          known.current.isStale = true;
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
      const stale = source.readStale(refused);
      if (stale) mergeWith(stale, known.current.rev);
      else setFailure(source.placeFailure(form, refused));
      return refused;
    };

    /** Sends the open save again when there is one, else the text of this moment. */
    const save = async () => {
      const going = beginSave();
      try {
        const { now, isOvertaken } = await source.send(going);
        if (!isOvertaken) return acceptSaved(now, going.sent);
        if (isInForm(going.sent)) return resetTo(now);
        setOpen(undefined);
        known.current.saved = going.sent;
        mergeWith(source.toVersion(now), known.current.rev);
      } catch (thrown) {
        const refused = toFailure(thrown);
        const stale = source.readStale(refused);
        const isDropped = isRefused(refused);
        if (isDropped) setOpen(undefined);
        // What was typed since the open save may be right.
        if (stale ? mergeWith(stale, going.rev) : isDropped && going.isAgain) return;
        throw stale ? refused : reportFailure(refused);
      }
    };

    return { save, rev: () => known.current.rev, resetTo, continueFrom, mergeWith, reportFailure };
  }, [form, source, forget, rebase, setOpen, beginSave]);

  const { state, saver } = useDraftSaver(form, { save, isChanged });

  useEffect(() => {
    // A newer draft may be the open save itself, whose answer was lost.
    if (isFound) return;
    setOpen(undefined);
    if (!opened.isOlder) return;
    mergeWith(opened.version);
    if (!isChanged()) forget();
  }, [isFound, opened, mergeWith, isChanged, forget, setOpen]);

  /** Both texts were looked at: what was chosen is saved over the other version. */
  const resolveConflict = (chosen: Readonly<Record<string, unknown>>) => {
    if (!conflict) return;
    continueFrom(conflict);
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
    rev,
    isChanged,
    resetTo,
    reportFailure,
    resolveConflict,
    readBase: (): Values => JSON.parse(known.current.saved),
    flush: saver.flush,
    touch: saver.touch,
  };
};
