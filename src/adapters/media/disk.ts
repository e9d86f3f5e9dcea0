import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { isMediaKey } from '#kernel/media-key.ts';
import type { ListingMediaStore, MediaStore } from '#ports/media-store.ts';
import { listDisk } from './list-disk.ts';

/** Files under one folder. A key can only name something inside it: no part may begin with a dot. */
export function createDiskMediaStore({ folder }: { folder: string }): ListingMediaStore {
  const findPath = (key: string) => (isMediaKey(key) ? join(folder, ...key.split('/')) : undefined);

  return {
    async save(key, content) {
      const path = findPath(key);
      if (path === undefined) throw new TypeError('Not a media key');
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      // Beside the target, so that the renaming never crosses file systems; the dot keeps it unreachable.
      const partial = join(dirname(path), `.${randomUUID()}.part`);
      try {
        const size = await writeDurably(partial, content);
        await rename(partial, path);
        return { size };
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
    },
    async find(key) {
      const path = findPath(key);
      const found = path === undefined ? undefined : await statFile(path);
      if (path === undefined || found === undefined) return undefined;
      return {
        size: found.size,
        modifiedAt: found.mtime,
        read: () => Readable.toWeb(createReadStream(path)) as ReadableStream<Uint8Array>,
      };
    },
    async remove(key) {
      const path = findPath(key);
      if (path !== undefined) await rm(path, { force: true });
    },
    async *list() {
      for await (const listed of listDisk(folder)) if (isMediaKey(listed.key)) yield listed;
    },
  };
}

async function writeDurably(path: string, content: Parameters<MediaStore['save']>[1]): Promise<number> {
  await using file = await open(path, 'wx', 0o600);
  let size = 0;
  const whole = content instanceof Blob ? (content.stream() as ReadableStream<Uint8Array>) : content;
  const chunks = whole instanceof Uint8Array ? [whole] : whole;
  for await (const chunk of chunks) {
    await file.writeFile(chunk);
    size += chunk.byteLength;
  }
  await file.sync();
  return size;
}

async function statFile(path: string) {
  try {
    const found = await stat(path);
    return found.isFile() ? found : undefined;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
    throw error;
  }
}
