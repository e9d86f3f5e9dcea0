import { officeBasePath } from '#contract/office/office-base-path.ts';
import { sendWithProgress } from '#contract/send-with-progress.ts';
import { browserCall } from './office-client.ts';
import { cancelledFailure, connectionLostFailure, OfficeFailure } from './office-failure.ts';
import { readOfficeAnswer } from './read-office-answer.ts';
import { lastActivity, recordActivity } from './session/activity.ts';
import { proveAgain, regainSession } from './session/regain-session.ts';

export type UploadWatch = {
  /** From 0 to 1, as bytes leave. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
  /** The idempotency key: under the same one, a file that is sent again is stored once. */
  key?: string;
};

/** `Response` refuses a body, even an empty one, with these. */
const bodylessStatuses = new Set([204, 205, 304]);

/**
 * Sends one file as the body of a call, with progress, which `fetch` cannot tell. A session that ended is asked for and
 * the file sent again.
 *
 * @example const entry = await uploadFile('/media', file, { onProgress, signal });
 */
export const uploadFile = async (path: string, file: File, watch: UploadWatch = {}): Promise<unknown> => {
  const upload = { key: crypto.randomUUID(), ...watch };
  try {
    return await sendFile(path, file, upload);
  } catch (thrown) {
    if (!(thrown instanceof OfficeFailure)) throw thrown;
    const regain =
      thrown.code === 'unauthorised'
        ? regainSession
        : thrown.code === 'reauth_required'
          ? proveAgain
          : undefined;
    if (!regain) throw thrown;
    if (!(await regain())) throw cancelledFailure();
    return sendFile(path, file, upload);
  }
};

const sendFile = async (
  path: string,
  file: File,
  { onProgress, signal, key }: UploadWatch & { key: string },
): Promise<unknown> => {
  const startedAt = Date.now();
  const sending = sendWithProgress(browserCall, {
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
  const sent = await sending.catch(() => {
    throw signal?.aborted ? cancelledFailure() : connectionLostFailure();
  });
  // The session was prolonged when the call arrived, which may be minutes before the whole file has.
  if (sent.status !== 401) recordActivity(Math.max(startedAt, lastActivity()));
  return readOfficeAnswer(toResponse(sent));
};

/** The answer of an XHR as `fetch` would give it, with the one header that is read. */
const toResponse = (request: XMLHttpRequest): Response => {
  const { status, responseText } = request;
  const retryAfter = request.getResponseHeader('retry-after');
  return new Response(bodylessStatuses.has(status) ? null : responseText, {
    status,
    headers: retryAfter ? { 'retry-after': retryAfter } : {},
  });
};
