/** A storage of the browser, unless it forbids even to look at it. */
export const findStorage = (kind: 'localStorage' | 'sessionStorage'): Storage | undefined => {
  try {
    return globalThis[kind];
  } catch {
    return undefined;
  }
};

/**
 * What a storage keeps under a name; nothing where it is missing or forbidden.
 *
 * @example findTextIn(findStorage('sessionStorage'), 'azma.repair.search')
 */
export const findTextIn = (
  storage: Pick<Storage, 'getItem'> | undefined,
  name: string,
): string | undefined => {
  try {
    return storage?.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text, or removes it; false where the storage is missing, full or forbidden. */
export const storeTextIn = (
  storage: Pick<Storage, 'setItem' | 'removeItem'> | undefined,
  name: string,
  text: string | undefined,
): boolean => {
  if (!storage) return false;
  try {
    if (text === undefined) storage.removeItem(name);
    else storage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
};

/** What the browser keeps under a name, for all its tabs. */
export const findStored = (name: string): string | undefined => findTextIn(findStorage('localStorage'), name);

/** Stores a text for all tabs, or removes it; false where the browser is full or forbids it. */
export const storeText = (name: string, text: string | undefined): boolean =>
  storeTextIn(findStorage('localStorage'), name, text);
