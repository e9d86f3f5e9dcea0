import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeStream } from 'node:stream/web';

/** Writes what is read to a file that only we may read. */
export const writeStream = (from: ReadableStream<Uint8Array>, path: string): Promise<void> =>
  pipeline(Readable.fromWeb(from as NodeStream<Uint8Array>), createWriteStream(path, { mode: 0o600 }));
