import { use } from 'react';
import type { z } from 'zod';

/** Fetches the schema of an address. Most visits begin at an address without parameters and do not need it. */
export type LateSchema<Schema extends z.ZodObject> = () => Promise<Schema>;

const underWay = new WeakMap<LateSchema<z.ZodObject>, Promise<z.ZodObject>>();

/** Once for all who ask; after a failure the next one asks anew. */
export const fetchSchema = <Schema extends z.ZodObject>(load: LateSchema<Schema>): Promise<Schema> => {
  const known = underWay.get(load) as Promise<Schema> | undefined;
  if (known) return known;
  const asked = load().catch((cause: unknown) => {
    underWay.delete(load);
    throw cause;
  });
  underWay.set(load, asked);
  return asked;
};

/** The schema where it is needed; while it is on its way the screen stays as it was. */
export const useSchema = <Schema extends z.ZodObject>(
  source: Schema | LateSchema<Schema>,
  isNeeded: boolean,
): Schema | undefined => {
  if (typeof source !== 'function') return source;
  // Always asked through the same promise: a render that is tried again must call the same hooks.
  return isNeeded ? use(fetchSchema(source)) : undefined;
};
