import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const sourceOfCalls = /contract\/office\/calls\/[\w-]+\.ts$/;
const office = /[\\/]src[\\/]web[\\/]office[\\/]/;
const mark = '\0without-schemas:';

/** What sending a call needs to know of it. */
const sentFacts = ['method', 'path', 'headers', 'upload', 'download', 'isGuarded'] as const;

type Facts = Record<string, unknown>;
const isObject = (value: unknown): value is Facts => typeof value === 'object' && value !== null;
const isTable = (value: unknown): value is Readonly<Record<string, Facts>> =>
  isObject(value) &&
  Object.keys(value).length > 0 &&
  Object.values(value).every((call) => isObject(call) && 'method' in call && 'path' in call);
const isPlain = (value: unknown): boolean =>
  isObject(value)
    ? [Object.prototype, Array.prototype].includes(Object.getPrototypeOf(value)) &&
      Object.values(value).every(isPlain)
    : typeof value !== 'function';

/** A call as `createClient` uses it: that it takes something from path or body, and the names of its query. */
export const withoutSchemas = (call: Facts): Facts => {
  const { params, query, body } = call;
  const names = isObject(query) && isObject(query.shape) ? Object.keys(query.shape) : [];
  return {
    ...Object.fromEntries(sentFacts.filter((name) => name in call).map((name) => [name, call[name]])),
    ...(params ? { params: true } : {}),
    ...(query ? { query: { shape: Object.fromEntries(names.map((name) => [name, true])) } } : {}),
    ...(body ? { body: true } : {}),
  };
};

/** A module of calls as text: its tables without schemas, its lists and words as they are, and nothing else. */
export const writeWithoutSchemas = (exported: Facts): string =>
  Object.entries(exported)
    .filter(([, value]) => isTable(value) || isPlain(value))
    .map(([name, value]) => {
      const kept = isTable(value)
        ? Object.fromEntries(Object.entries(value).map(([call, facts]) => [call, withoutSchemas(facts)]))
        : value;
      return `export const ${name} = ${JSON.stringify(kept)};\n`;
    })
    .join('');

/**
 * The server checks what the office sends, and the office's client looks at none of its calls' schemas. So a module of
 * calls that the office imports comes without them, and without zod. Whoever needs a schema, to read an address, says
 * `await import(…)` and gets the module whole. A schema that is imported by name fails the build.
 */
export const leaveSchemasOut = (): Plugin => ({
  name: 'leave-schemas-out',
  enforce: 'pre',
  async resolveId(source, importer = '', { kind }) {
    if (!sourceOfCalls.test(source) || !office.test(importer) || kind === 'dynamic-import') return undefined;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && `${mark}${found.id}`;
  },
  async load(id) {
    if (!id.startsWith(mark)) return undefined;
    const file = id.slice(mark.length);
    this.addWatchFile(file);
    return writeWithoutSchemas((await import(pathToFileURL(file).href)) as Facts);
  },
});
