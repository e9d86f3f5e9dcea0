/** Unsaved fields of one person on one subject, kept in the browser until saved, discarded or signed out. */
type StoredWork = { rev: string; values: Readonly<Record<string, unknown>>; at: number };

const prefixOf = (staffId: number) => `office-work/${staffId}/`;

/** Where work is kept: the page's own storage, which survives reload, crash and a lost session. */
export type WorkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export const saveUnsavedWork = (
  storage: WorkStorage,
  staffId: number,
  subject: string,
  work: StoredWork,
): void => {
  try {
    storage.setItem(prefixOf(staffId) + subject, JSON.stringify(work));
  } catch {
    // Storage that is full or shut keeps nothing; the form itself still holds the text.
  }
};

export const findWork = (storage: WorkStorage, staffId: number, subject: string): StoredWork | undefined => {
  try {
    const kept: unknown = JSON.parse(storage.getItem(prefixOf(staffId) + subject) ?? 'null');
    return isKeptWork(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
};

export const forgetWork = (storage: WorkStorage, staffId: number, subject: string): void => {
  try {
    storage.removeItem(prefixOf(staffId) + subject);
  } catch {
    // Nothing is kept where storage is shut.
  }
};

/** Signing out takes everything of that person out of the browser. */
export const forgetAllWork = (storage: WorkStorage, staffId: number): void => {
  const names = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  for (const name of names) if (name.startsWith(prefixOf(staffId))) storage.removeItem(name);
};

const isKeptWork = (value: unknown): value is StoredWork =>
  typeof value === 'object' &&
  value !== null &&
  'rev' in value &&
  typeof value.rev === 'string' &&
  'values' in value &&
  typeof value.values === 'object' &&
  value.values !== null;
