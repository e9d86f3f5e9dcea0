import { openAsBlob } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { MediaStore } from '#ports/media-store.ts';
import { writeFileMoment } from './backup-names.rules.ts';
import { hashFile, hashStream } from './hash-file.ts';
import type { SharedFolder } from './list-backup-files.ts';
import { type Manifest, type Progress, StoreNotFilled } from './manifest.ts';
import { type RestoreStamp, writeStoreRestoreStamp } from './restore-stamp.ts';
import { writeStream } from './write-stream.ts';

/**
 * Puts the restored files into the store that machines share, and reads each back. What the store has under the
 * same name is left when it is the same; a different file is kept beside the data folder first. Whatever else is in
 * the store stays there: no row names it any more. Gives the folders in which something was kept.
 */
export const fillStore = (order: FillOrder, progress: Progress): Promise<string[]> =>
  fill(order, progress).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new StoreNotFilled(
      `database and files are in place here, but not all files are in the store (${reason}): restore again, or start the server, which brings the rest`,
      { cause },
    );
  });

type FillOrder = {
  dataDir: string;
  manifest: Manifest;
  shared: readonly SharedFolder[];
  at: Date;
  stamp?: { store: MediaStore; stamp: RestoreStamp } | undefined;
};

const fill = async (
  { dataDir, manifest, shared, at, stamp }: FillOrder,
  progress: Progress,
): Promise<string[]> => {
  // First, so that no machine that starts meanwhile puts its older files into the store.
  if (stamp) await writeStoreRestoreStamp(stamp.store, stamp.stamp);
  const suffix = writeFileMoment(at);
  const kept = new Set<string>();
  let put = 0;
  for (const { name, store } of shared) {
    const prefix = `files/${name}/`;
    for (const { path, sha256 } of manifest.files) {
      if (!path.startsWith(prefix)) continue;
      const key = path.slice(prefix.length);
      const there = await store.find(key);
      if (there && (await hashStream(there.read())) === sha256) continue;
      if (there) {
        const old = join(dataDir, `${name}-in-store.before-restore-${suffix}`);
        await mkdir(dirname(join(old, key)), { recursive: true, mode: 0o700 });
        await writeStream(there.read(), join(old, key));
        kept.add(old);
      }
      const file = join(dataDir, name, key);
      await store.save(key, await openAsBlob(file));
      const back = await store.find(key);
      if (!back || (await hashStream(back.read())) !== (await hashFile(file)))
        throw new Error(`${name}/${key} did not come back from the store as it was put there`);
      put += 1;
      if (put % 200 === 0) progress(`${put} files are in the store`);
    }
  }
  if (shared.length > 0) progress(`${put} files were put into the store`);
  return [...kept];
};
