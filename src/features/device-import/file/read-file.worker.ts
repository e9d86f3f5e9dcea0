import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { type ReadFile, readCentresFile, readDevicesFile } from './read-file.ts';
import { UnreadableFile } from './read-table.ts';

const { kind, bytes } = workerData as { kind: 'devices' | 'centres'; bytes: Uint8Array };

/** So many rows a message: the server unpacks one in a moment, and visitors go first before the next. */
const rowsAtOnce = 500;

/** Hands over as much as is asked for: what lies ready is unpacked in one go, however much it is. */
const hand = async ({ rows, refused }: ReadFile<unknown>): Promise<void> => {
  const parts = Math.ceil(Math.max(rows.length, refused.length) / rowsAtOnce);
  for (let part = 0; part < parts; part += 1) {
    const cut = <One>(all: readonly One[]) => all.slice(part * rowsAtOnce, (part + 1) * rowsAtOnce);
    const file = { rows: cut(rows), refused: cut(refused) };
    parentPort?.postMessage({ file, isLast: part === parts - 1 });
    if (parentPort) await once(parentPort, 'message');
  }
};

/** Reads a file beside the server, so that no visitor waits for a large one. */
try {
  const read = kind === 'devices' ? readDevicesFile : readCentresFile;
  await hand(await read(bytes));
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ unreadable: error.text });
}
