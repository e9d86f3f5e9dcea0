import { z } from 'zod';
import { emptySearch, type SearchForm } from './search-form.ts';

export const prefix = 'azma.repair.';
const searchKey = `${prefix}search`;

/** The tab's own memory. It may be missing or full; then items are simply not remembered. */
export type TabMemory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const KeptSearch = z.object({
  mode: z.union([z.literal(1), z.literal(2)]),
  serialNumber: z.string(),
  traceNumber: z.string(),
  labelToken: z.string().optional(),
  centre: z.object({ id: z.int(), name: z.string() }).nullable(),
  repairInPlace: z.boolean(),
});

export const keepSearch = (memory: TabMemory | undefined, search: SearchForm): void =>
  writeTabMemory(memory, searchKey, JSON.stringify(search));

export const recallSearch = (memory: TabMemory | undefined): SearchForm => {
  try {
    return KeptSearch.parse(JSON.parse(memory?.getItem(searchKey) ?? ''));
  } catch {
    return emptySearch;
  }
};

/** What was being written about one device, by what it is: a fault, an address, a note, an opinion or its rating. */
export type DraftKind = 'description' | 'address' | 'note' | 'opinion' | 'rating';

const draftKey = (serial: string, kind: DraftKind): string => `${prefix}draft.${kind}.${serial}`;

export const keepDraft = (
  memory: TabMemory | undefined,
  serial: string,
  kind: DraftKind,
  text: string,
): void => {
  if (text.trim() === '') remove(memory, draftKey(serial, kind));
  else writeTabMemory(memory, draftKey(serial, kind), text);
};

export const recallDraft = (memory: TabMemory | undefined, serial: string, kind: DraftKind): string => {
  try {
    return memory?.getItem(draftKey(serial, kind)) ?? '';
  } catch {
    return '';
  }
};

/** Signing out leaves nothing behind on a shared machine. */
export const forgetAll = (memory: TabMemory | undefined): void => {
  try {
    const names = Array.from({ length: memory?.length ?? 0 }, (_, at) => memory?.key(at) ?? '');
    for (const name of names.filter((key) => key.startsWith(prefix))) remove(memory, name);
  } catch {
    // A browser that forbids its storage has kept nothing.
  }
};

/** `sessionStorage`, unless the browser forbids even to look at it. */
export const findTabMemory = (): TabMemory | undefined => {
  try {
    return window.sessionStorage;
  } catch {
    return undefined;
  }
};

export const writeTabMemory = (memory: TabMemory | undefined, name: string, value: string): void => {
  try {
    memory?.setItem(name, value);
  } catch {
    // Full or forbidden: the page works without.
  }
};

const remove = (memory: TabMemory | undefined, name: string): void => {
  try {
    memory?.removeItem(name);
  } catch {
    // As above.
  }
};
