/** What the browser keeps under a name; nothing where it forbids to store. */
export const findStored = (name: string): string | undefined => {
  try {
    return localStorage.getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
};

/** Stores a text, or removes it; false where the browser is full or forbids it. */
export const storeText = (name: string, text: string | undefined): boolean => {
  try {
    if (text === undefined) localStorage.removeItem(name);
    else localStorage.setItem(name, text);
    return true;
  } catch {
    return false;
  }
};
