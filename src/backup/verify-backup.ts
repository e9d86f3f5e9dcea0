import { stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { migrationNames } from '#storage/migrate.ts';
import { hashFile } from './hash-file.ts';
import { findManifest, type Manifest, NotRestorable, type Progress } from './manifest.ts';

/** Throws unless the folder is a whole backup of this product, of this release or an older one. */
export const verifyBackup = async (folder: string, progress: Progress = () => {}): Promise<Manifest> => {
  const facts = await stat(folder).catch(() => undefined);
  if (!facts) throw new NotRestorable(`there is no backup at ${folder}`);
  const manifest = await findManifest(folder);
  if (!manifest) {
    throw new NotRestorable(
      `${folder} has no manifest of ours: it was cut short, or is no backup of this product`,
    );
  }
  const unknown = manifest.migrations.find((name) => !migrationNames.includes(name));
  if (unknown)
    throw new NotRestorable(`${folder} is of a newer release (${manifest.release}): it has ${unknown}`);
  for (const [at, { path, bytes, sha256 }] of manifest.files.entries()) {
    const file = join(folder, path);
    const found = await stat(file).catch(() => undefined);
    if (!found?.isFile()) throw new NotRestorable(`${basename(folder)} lacks ${path}`);
    if (found.size !== bytes || (await hashFile(file)) !== sha256)
      throw new NotRestorable(`${basename(folder)} is damaged: ${path} is not what it was`);
    if ((at + 1) % 200 === 0) progress(`${at + 1} of ${manifest.files.length} files are sound`);
  }
  progress(`${manifest.files.length} files are sound`);
  return manifest;
};
