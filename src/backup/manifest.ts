import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

export const manifestName = 'manifest.json';

/** What a backup holds, so that it can be checked before anything is put in its place. */
export const Manifest = z.object({
  product: z.literal('azma'),
  format: z.literal(1),
  release: z.string(),
  engine: z.enum(['sqlite', 'postgres']),
  kind: z.enum(['hourly', 'daily', 'by-hand']),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.string()).min(1),
  /** Rows by table. */
  counts: z.record(z.string(), z.int().min(0)),
  files: z.array(
    z.object({
      /** Below the backup: the database, or something under `files/`. */
      path: z
        .string()
        .max(1_000)
        .refine((path) => !path.split('/').some((part) => part === '' || part === '.' || part === '..')),
      bytes: z.int().min(0),
      sha256: z.string().regex(/^[0-9a-f]{64}$/),
      modifiedMs: z.number(),
    }),
  ),
});
export type Manifest = z.infer<typeof Manifest>;
export type ManifestFile = Manifest['files'][number];

/** Undefined when there is none that can be read: the backup was cut short, or is none of ours. */
export const findManifest = async (folder: string): Promise<Manifest | undefined> => {
  try {
    return Manifest.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch {
    return undefined;
  }
};

/** This backup cannot be restored; the message says why. */
export class NotRestorable extends Error {
  override name = 'NotRestorable';
}

/** Everything is prepared and some of it is in place: a start or another restore brings the rest. */
export class RestoreNotFinished extends Error {
  override name = 'RestoreNotFinished';
}

/** Database and files are in place; the store that machines share did not take all of them. */
export class StoreNotFilled extends Error {
  override name = 'StoreNotFilled';
}

export type Progress = (line: string) => void;
