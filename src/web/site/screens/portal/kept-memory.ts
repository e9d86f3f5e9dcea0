import { z } from 'zod';
import { emptySearch, type SearchValues } from '../repair/state/search-values.ts';

export const portalStoragePrefix = 'azma.repair.';
const searchKey = `${portalStoragePrefix}search`;

/** What the browser keeps, for a tab or longer. It may be missing or full; then nothing is remembered. */
export type KeptMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const KeptSearch = z.object({
  mode: z.union([z.literal(1), z.literal(2)]),
  serialNumber: z.string(),
  traceNumber: z.string(),
  labelToken: z.string().optional(),
  centre: z.object({ id: z.int(), name: z.string() }).nullable(),
  repairInPlace: z.boolean(),
});

export const keepSearch = (memory: KeptMemory | undefined, search: SearchValues): void =>
  writeKeptMemory(memory, searchKey, JSON.stringify(search));

export const recallSearch = (memory: KeptMemory | undefined): SearchValues => {
  try {
    return KeptSearch.parse(JSON.parse(recallKeptMemory(memory, searchKey)));
  } catch {
    return emptySearch;
  }
};

/** What was being written about one device, by what it is: a fault, an address, a note, an opinion or its rating. */
export type UnsavedKind = 'description' | 'address' | 'note' | 'opinion' | 'rating';

const unsavedKey = (serial: string, kind: UnsavedKind): string =>
  `${portalStoragePrefix}unsaved.${kind}.${serial}`;

export const keepUnsaved = (
  memory: KeptMemory | undefined,
  serial: string,
  kind: UnsavedKind,
  text: string,
): void => {
  if (text.trim() === '') forgetKeptMemory(memory, unsavedKey(serial, kind));
  else writeKeptMemory(memory, unsavedKey(serial, kind), text);
};

export const recallUnsaved = (memory: KeptMemory | undefined, serial: string, kind: UnsavedKind): string =>
  recallKeptMemory(memory, unsavedKey(serial, kind));

/** Signing out leaves nothing behind on a shared machine. */
export const forgetAll = (memory: KeptMemory | undefined): void => {
  try {
    const names = Array.from({ length: memory?.length ?? 0 }, (_, at) => memory?.key(at) ?? '');
    for (const name of names.filter((key) => key.startsWith(portalStoragePrefix)))
      forgetKeptMemory(memory, name);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
};

/** `sessionStorage`, unless the browser forbids even to look at it. */
export const findTabMemory = (): KeptMemory | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

export const recallKeptMemory = (memory: KeptMemory | undefined, name: string): string => {
  try {
    return memory?.getItem(name) ?? '';
  } catch {
    return '';
  }
};

export const writeKeptMemory = (memory: KeptMemory | undefined, name: string, value: string): void => {
  try {
    memory?.setItem(name, value);
  } catch {
    // Full or forbidden: the page works without.
  }
};

export const forgetKeptMemory = (memory: KeptMemory | undefined, name: string): void => {
  try {
    memory?.removeItem(name);
  } catch {
    // As above.
  }
};
