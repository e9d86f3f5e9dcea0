import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { insertFile, updateFile } from '#features/media/library/media-files.repository.ts';
import { demoPeople } from '#kernel/demo-people.ts';
import { projectRoot } from '#kernel/project-root.ts';
import type { Storage } from '#storage/dialect.ts';

const editor = demoPeople.editor.name;

/**
 * Makes the demo's pictures entries of the media library, so that editors find and choose them as any other. Each is
 * called after the item that shows it. The same picture again changes nothing.
 */
export const storeDemoLibrary = async (
  storage: Storage,
  pictures: ReadonlyMap<string, string>,
): Promise<void> => {
  const files = await Promise.all(
    Array.from(pictures, async ([address, title]) => ({ ...(await readPicture(address)), address, title })),
  );
  await storage.db.transaction().execute(async (trx) => {
    for (const { title, address, ...facts } of files) {
      const row = await insertFile(trx, {
        ...facts,
        kind: 'picture',
        name: title,
        address,
        address_low: address.replace(/-high\.webp$/, '-low.webp'),
        pages: null,
        by_staff: null,
        by_name: editor,
      });
      if (row) await updateFile(trx, row.id, { alt: title });
    }
  });
};

const readPicture = async (address: string) => {
  const content = await readFile(join(projectRoot, 'demo', 'media', basename(address)));
  const { width, height } = await sharp(content).metadata();
  return {
    hash: createHash('sha256').update(content).digest('hex'),
    bytes: content.byteLength,
    width,
    height,
  };
};
