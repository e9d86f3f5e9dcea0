/** What a browser keeps of the portal: for its tab, or until signing out. */
type Store = 'sessionStorage' | 'localStorage';

const prefix = 'azma.repair.';

/** A browser may forbid its storage, or have no room left: then nothing is kept, and the page works without. */
const attempt = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

export const readKept = (name: string, store: Store = 'sessionStorage'): string =>
  attempt(() => window[store].getItem(prefix + name)) ?? '';

export const writeKept = (name: string, value: string, store: Store = 'sessionStorage'): void =>
  attempt(() => window[store].setItem(prefix + name, value));

export const removeKept = (name: string): void =>
  attempt(() => window.sessionStorage.removeItem(prefix + name));

/** Signing out leaves nothing behind on a shared machine. */
export const removeAllKept = (): void => {
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    attempt(() => {
      for (const name of Object.keys(window[store])) {
        if (name.startsWith(prefix)) window[store].removeItem(name);
      }
    });
  }
};

/** What was being written about one device, by what it is: a fault, an address, a note, an opinion or its rating. */
export type UnsavedKind = 'description' | 'address' | 'note' | 'opinion' | 'rating';

const unsavedName = (serial: string, kind: UnsavedKind): string => `unsaved.${kind}.${serial}`;

export const keepUnsaved = (serial: string, kind: UnsavedKind, text: string): void => {
  if (text.trim() === '') removeKept(unsavedName(serial, kind));
  else writeKept(unsavedName(serial, kind), text);
};

export const recallUnsaved = (serial: string, kind: UnsavedKind): string =>
  readKept(unsavedName(serial, kind));
