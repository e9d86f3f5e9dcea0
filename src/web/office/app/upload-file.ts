import { officeBasePath } from '#contract/office/office-base-path.ts';
import { sendWithProgress } from '#contract/send-with-progress.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { officeBrowserCall } from './office-client.ts';
import { createLostFailure, createStoppedFailure, OfficeFailure } from './office-failure.ts';
import { readOfficeAnswer } from './read-office-answer.ts';
import { sendInSession } from './session/send-in-session.ts';

export type UploadOptions = {
  /** From 0 to 1, as bytes leave. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** The idempotency key: under the same one, a file that is sent again is stored once. */
  key?: string;
};

/**
 * Sends one file as the body of a call, with progress, which `fetch` does not report. A session that ended is asked for and
 * the file sent again.
 *
 * @example const entry = await uploadFile('/media', file, { onProgress, signal });
 */
export const uploadFile = async (
  path: string,
  file: File,
  { onProgress, signal, key = crypto.randomUUID() }: UploadOptions = {},
): Promise<unknown> => {
  const send = () =>
    sendWithProgress(officeBrowserCall, {
      address: `${officeBasePath}${path}`,
      body: file,
      headers: {
        'content-type': file.type || 'application/octet-stream',
        'x-file-name': encodeURIComponent(file.name),
        'idempotency-key': key,
      },
      onProgress,
      signal,
    });
  try {
    return await readOfficeAnswer(await sendInSession(send));
  } catch (thrown) {
    if (thrown instanceof OfficeFailure) throw thrown;
    throw signal?.aborted ? createStoppedFailure(officeTexts.uploadStopped) : createLostFailure();
  }
};
