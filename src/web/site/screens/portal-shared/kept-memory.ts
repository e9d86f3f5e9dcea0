/** What a browser keeps of the portal: for its tab, or until signing out. */
type Store = 'sessionStorage' | 'localStorage';

const prefix = 'azma.repair.';

/** A browser may forbid its storage, or have no room left: then nothing is kept, and the page works without. */
const unlessForbidden = <Result>(use: () => Result): Result | undefined => {
  try {
    return use();
  } catch {
    return undefined;
  }
};

export const readKept = (name: string, store: Store = 'sessionStorage'): string =>
  unlessForbidden(() => window[store].getItem(prefix + name)) ?? '';

export const writeKept = (name: string, value: string, store: Store = 'sessionStorage'): void =>
  unlessForbidden(() => window[store].setItem(prefix + name, value));

export const removeKept = (name: string): void =>
  unlessForbidden(() => window.sessionStorage.removeItem(prefix + name));

/** Signing out leaves nothing behind on a shared machine. */
export const removeAllKept = (): void => {
  for (const store of ['sessionStorage', 'localStorage'] as const) {
    unlessForbidden(() => {
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

export const readUnsaved = (serial: string, kind: UnsavedKind): string => readKept(unsavedName(serial, kind));
