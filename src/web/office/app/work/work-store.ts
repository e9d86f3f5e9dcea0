import { isRecord } from '#kernel/is-record.ts';
import { findStored, storeText } from '../browser-storage.ts';

/** Unsaved fields of one person on one subject, kept in the browser until saved, discarded or signed out. */
type StoredWork = { rev: string; values: Readonly<Record<string, unknown>> };

const prefixOf = (staffId: number) => `office-work/${staffId}/`;

/** Where nothing can be stored the form itself still holds the text. */
export const saveUnsavedWork = (staffId: number, subject: string, work: StoredWork): void => {
  storeText(prefixOf(staffId) + subject, JSON.stringify(work));
};

export const findWork = (staffId: number, subject: string): StoredWork | undefined => {
  try {
    const kept: unknown = JSON.parse(findStored(prefixOf(staffId) + subject) ?? 'null');
    return isKeptWork(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const forgetWork = (staffId: number, subject: string): void => {
  storeText(prefixOf(staffId) + subject, undefined);
};

/** Signing out takes that person's unsaved texts out of the browser. */
export const forgetAllWork = (staffId: number): void => {
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(prefixOf(staffId))) localStorage.removeItem(name);
  } catch {
    // Nothing is kept where storage is shut.
  }
};

const isKeptWork = (value: unknown): value is StoredWork =>
  isRecord(value) && typeof value.rev === 'string' && isRecord(value.values);
