import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';

export const hashFile = (path: string): Promise<string> => hashStream(createReadStream(path));

export const hashStream = async (stream: AsyncIterable<Uint8Array>): Promise<string> => {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
};

/** Brings a file or a folder's list of names to the disk itself. */
export const syncPath = async (path: string): Promise<void> => {
  await using handle = await open(path, 'r');
  await handle.sync();
};
