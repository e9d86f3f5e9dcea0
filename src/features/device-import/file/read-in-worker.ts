import { Worker } from 'node:worker_threads';
import { importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import type { NewCentre } from '#features/centres/index.ts';
import type { NewDevice } from '#features/devices/index.ts';
import { limitConcurrency } from '#kernel/limit-concurrency.ts';
import type { ReadFile } from './read-file.ts';

type Kinds = { devices: NewDevice; centres: NewCentre };

/** The rows come in parts; or a sentence says why there are none. */
type Answer<Row> = { file?: ReadFile<Row>; isLast?: boolean; unreadable?: string };

/** Memory of the one who reads; a file that needs more is refused, and the server does not notice. */
const mostMegabytes = 1_024;

/** One at a time: what one may take of the memory, several at once would take several times. */
const takeTurn = limitConcurrency({ most: 1 });

/** Reads a file in a thread of its own. What cannot be read at all is refused with its sentence. */
export const readInWorker = <Kind extends keyof Kinds>(
  kind: Kind,
  bytes: Uint8Array,
): Promise<ReadFile<Kinds[Kind]>> => takeTurn(() => readAlone(kind, bytes));

const readAlone = <Kind extends keyof Kinds>(kind: Kind, bytes: Uint8Array): Promise<ReadFile<Kinds[Kind]>> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./read-file.worker.ts', import.meta.url), {
      workerData: { kind, bytes },
      resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
    });
    const file: ReadFile<Kinds[Kind]> = { rows: [], refused: [] };
    worker.on('message', (answer: Answer<Kinds[Kind]>) => {
      if (answer.file) {
        file.rows.push(...answer.file.rows);
        file.refused.push(...answer.file.refused);
      }
      if (answer.file && !answer.isLast) {
        worker.postMessage('more');
        return;
      }
      void worker.terminate();
      if (answer.file) resolve(file);
      else reject(officeRefusal('unsupported_type', answer.unreadable ?? importTexts.broken));
    });
    worker.once('error', () => {
      void worker.terminate();
      reject(officeRefusal('unsupported_type', importTexts.broken));
    });
    // Whatever ended it: nobody after it waits for a turn that never ends.
    worker.once('exit', () => reject(officeRefusal('unsupported_type', importTexts.broken)));
  });
