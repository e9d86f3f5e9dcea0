import { isRecord } from '#kernel/is-record.ts';

/** One field that an action changed. The path is empty when the action wrote down a single value. */
export type Change = { path: readonly string[]; from: unknown; to: unknown };

/** Counters that only the program reads, and the number of someone whose name stands beside it. */
const isInner = (field: string, of: Record<string, unknown>): boolean =>
  field === 'rev' || field === 'draftRev' || (field === 'id' && typeof of.name === 'string');

/**
 * What differs between two written values, field by field. An action that changes a part of a subject writes down that
 * part alone, so a field that is missing afterwards was not touched.
 *
 * @example listChanges({ name: 'الف', city: 'ری' }, { name: 'ب', city: 'ری' }) // [{ path: ['name'], from: 'الف', to: 'ب' }]
 */
export const listChanges = (from: unknown, to: unknown, path: readonly string[] = []): Change[] => {
  if (isRecord(from) || isRecord(to)) {
    const before = isRecord(from) ? from : {};
    const after = isRecord(to) ? to : {};
    const plain = isRecord(from) || isNothing(from) ? [] : [{ path, from, to: undefined }];
    const written = isRecord(to) ? after : before;
    const fields = Object.keys(written).filter((field) => !isInner(field, written));
    return [
      ...plain,
      ...fields.flatMap((field) => listChanges(before[field], after[field], [...path, field])),
    ];
  }
  const isSame = JSON.stringify(from ?? null) === JSON.stringify(to ?? null);
  return isSame || (isNothing(from) && isNothing(to)) ? [] : [{ path, from, to }];
};

export const isNothing = (value: unknown): boolean => value === null || value === undefined || value === '';
