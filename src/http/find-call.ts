import type { Call, CallTable } from '#contract/call.ts';

/** The calls that share a method and a path; more than one where the body tells them apart. */
export type FoundCalls<Name> = { names: readonly Name[]; params: Record<string, string> };

export type CallFinder<Name> = {
  find: (method: string, path: string) => FoundCalls<Name> | undefined;
  /** What may be asked of a path, as `Allow` names it; undefined where there is nothing. */
  methodsAt: (path: string) => readonly string[] | undefined;
};

type Place<Name> = { names: Map<string, Name[]>; pattern: RegExp; paramNames: readonly string[] };

/**
 * Finds calls by method and path. Paths with fewer parameters come first: `/repairs/export` is no trace number and
 * `/content/faq/order` no id.
 */
export const createCallFinder = <Name extends string>(
  calls: Readonly<Record<Name, Call>> & CallTable,
  basePath: string,
  { answersHead = false }: { answersHead?: boolean } = {},
): CallFinder<Name> => {
  const places = new Map<string, Place<Name>>();
  for (const [name, { method, path }] of Object.entries(calls) as [Name, Call][]) {
    const place = places.get(path) ?? toPlace<Name>(`${basePath}${path}`);
    places.set(path, place);
    for (const verb of method === 'get' && answersHead ? ['GET', 'HEAD'] : [method.toUpperCase()]) {
      place.names.set(verb, [...(place.names.get(verb) ?? []), name]);
    }
  }
  const fixed = new Map([...places].filter(isFixed).map(([path, place]) => [`${basePath}${path}`, place]));
  const open = [...places]
    .filter((entry) => !isFixed(entry))
    .map(([, place]) => place)
    .toSorted((a, b) => a.paramNames.length - b.paramNames.length);
  const placeOf = (path: string) => fixed.get(path) ?? open.find(({ pattern }) => pattern.test(path));

  return {
    find: (method, path) => {
      const place = placeOf(path);
      const names = place?.names.get(method);
      return place && names && { names, params: readParams(place, path) };
    },
    methodsAt: (path) => {
      const place = placeOf(path);
      return place && [...place.names.keys()];
    },
  };
};

const isFixed = ([path]: readonly [string, unknown]): boolean => !path.includes('{');

const toPlace = <Name>(path: string): Place<Name> => ({
  names: new Map(),
  pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '([^/]+)')}$`),
  paramNames: Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = '']) => name),
});

const readParams = ({ pattern, paramNames }: Place<unknown>, path: string): Record<string, string> => {
  const values = pattern.exec(path)?.slice(1) ?? [];
  return Object.fromEntries(paramNames.map((name, at) => [name, decodeURIComponent(values[at] ?? '')]));
};
