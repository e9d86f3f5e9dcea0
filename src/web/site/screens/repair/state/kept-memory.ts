import { z } from 'zod';
import { findStorage, findTextIn, storeTextIn } from '#web/ui/browser-storage.ts';
import { emptySearch, type SearchValues } from './search-values.ts';

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

export const keepSearch = (memory: KeptMemory | undefined, search: SearchValues): void => {
  storeTextIn(memory, searchKey, JSON.stringify(search));
};

export const recallSearch = (memory: KeptMemory | undefined): SearchValues => {
  try {
    return KeptSearch.parse(JSON.parse(findTextIn(memory, searchKey) ?? ''));
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
  storeTextIn(memory, unsavedKey(serial, kind), text.trim() === '' ? undefined : text);
};

export const recallUnsaved = (memory: KeptMemory | undefined, serial: string, kind: UnsavedKind): string =>
  findTextIn(memory, unsavedKey(serial, kind)) ?? '';

/** Signing out leaves nothing behind on a shared machine. */
export const forgetAll = (memory: KeptMemory | undefined): void => {
  try {
    const names = Array.from({ length: memory?.length ?? 0 }, (_, at) => memory?.key(at) ?? '');
    for (const name of names.filter((key) => key.startsWith(portalStoragePrefix)))
      storeTextIn(memory, name, undefined);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
};

export const findTabMemory = (): KeptMemory | undefined => findStorage('sessionStorage');
