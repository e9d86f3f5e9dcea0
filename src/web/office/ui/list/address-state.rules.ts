import type { z } from 'zod';

/** The parameters of an address, read by the schema of a call's query; a part it refuses counts as absent. */
export const readAddress = <Schema extends z.ZodObject>(
  schema: Schema,
  params: URLSearchParams,
): z.output<Schema> => {
  const given: Record<string, unknown> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = params.get(name);
    if (value !== null && value !== '') given[name] = value;
  }
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  for (const { path } of read.error.issues) delete given[String(path[0])];
  return schema.parse(given);
};

/** The address after a change: empty values go, and whatever changes the rows begins at the first page. */
export const writeAddress = (
  now: URLSearchParams,
  change: Readonly<Record<string, unknown>>,
): URLSearchParams => {
  const next = new URLSearchParams(now);
  if (!('page' in change)) next.delete('page');
  for (const [name, value] of Object.entries(change)) {
    const isEmpty = value === undefined || value === null || value === '' || value === false;
    if (isEmpty || (name === 'page' && Number(value) <= 1)) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};
