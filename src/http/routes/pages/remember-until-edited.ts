import type { SiteContextValue } from './load-site.ts';

type Remember = NonNullable<SiteContextValue['remember']>;

/**
 * Remembers what pages have in common for as long as the content version stays. A value is stamped with the
 * version known before it was read: what an edit overtook is read again. Keys are few and fixed, never a caller's.
 */
export const rememberUntilEdited = (contentVersion: () => number): Remember => {
  const known = new Map<string, { version: number; value: Promise<unknown> }>();

  return (key, load) => {
    const version = contentVersion();
    const found = known.get(key);
    if (found?.version === version) return found.value as ReturnType<typeof load>;
    const forget = () => {
      if (known.get(key)?.value === value) known.delete(key);
    };
    const value = load();
    value.then(({ isWhole }) => isWhole || forget(), forget);
    known.set(key, { version, value });
    return value;
  };
};
