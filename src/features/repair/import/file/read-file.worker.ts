import { parentPort, workerData } from 'node:worker_threads';
import { UnreadableFile } from '../read-table.ts';
import { readCentresFile, readDevicesFile } from './read-file.ts';

const { kind, bytes } = workerData as { kind: 'devices' | 'centres'; bytes: Uint8Array };

/** Reads a file beside the server, so that no visitor waits for a large one. */
try {
  const read = kind === 'devices' ? readDevicesFile : readCentresFile;
  parentPort?.postMessage({ file: await read(bytes) });
} catch (error) {
  if (!(error instanceof UnreadableFile)) throw error;
  parentPort?.postMessage({ unreadable: error.text });
}
