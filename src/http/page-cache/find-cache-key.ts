import type { CacheRules } from '#contract/site-module.ts';

/** The address that stands for all addresses where nothing is. */
export const missingKey = '/404';

/**
 * The key of an address: its path and the query names that count there, in the order in which the rules name
 * them. It is an address itself, and the answer is made from it alone: nothing else a caller sends can get in.
 * No rules, or a path that could be written in another way, means no key.
 */
export const findCacheKey = (
  url: string,
  rulesOf: (path: string) => CacheRules | undefined,
): string | undefined => {
  const at = url.indexOf('?');
  const path = at === -1 ? url : url.slice(0, at);
  if (!/^\/(?:[\w~-][\w.~-]*(?:\/[\w~-][\w.~-]*)*\/?)?$/.test(path)) return undefined;
  const rules = rulesOf(path);
  if (!rules) return undefined;
  if (rules.isMissing) return missingKey;
  if (at === -1 || rules.query.length === 0) return path;
  const given = new URLSearchParams(url.slice(at + 1));
  const pairs = rules.query.flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [`${name}=${encodeURIComponent(value)}`];
  });
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
};
