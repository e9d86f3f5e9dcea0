import { antiForgeryCookie, antiForgeryHeader } from '#contract/anti-forgery.ts';
import { isErrorCode } from '#contract/errors.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { officeTexts } from '#web/texts/office/frame.ts';
import { cancelledFailure, connectionLostFailure, OfficeFailure } from './office-failure.ts';
import { proveAgain, regainSession } from './session/regain-session.ts';

export type UploadWatch = {
  /** From 0 to 1, as bytes leave. */
  onProgress?: (part: number) => void;
  signal?: AbortSignal;
};

/**
 * Sends one file as the body of a call, with progress, which `fetch` cannot tell. A session that ended is asked for and
 * the file sent again.
 *
 * @example const entry = await uploadFile('/media', file, { onProgress, signal });
 */
export const uploadFile = async (path: string, file: File, watch: UploadWatch = {}): Promise<unknown> => {
  try {
    return await sendFile(path, file, watch);
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
    return sendFile(path, file, watch);
  }
};

const sendFile = (path: string, file: File, { onProgress, signal }: UploadWatch): Promise<unknown> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${officeBasePath}${path}`);
    request.setRequestHeader('content-type', file.type || 'application/octet-stream');
    request.setRequestHeader('x-file-name', encodeURIComponent(file.name));
    request.setRequestHeader('idempotency-key', crypto.randomUUID());
    request.setRequestHeader(antiForgeryHeader, readToken());
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onerror = () => reject(connectionLostFailure());
    request.onabort = () => reject(cancelledFailure());
    request.onload = () => {
      const body = readBody(request.responseText);
      if (request.status >= 200 && request.status < 300) resolve(body);
      else reject(toUploadFailure(request, body));
    };
    if (signal?.aborted) {
      reject(cancelledFailure());
      return;
    }
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });

const readToken = (): string =>
  document.cookie
    .split('; ')
    .find((pair) => pair.startsWith(`${antiForgeryCookie}=`))
    ?.slice(antiForgeryCookie.length + 1) ?? '';

const readBody = (text: string): Record<string, unknown> => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
};

const toUploadFailure = (
  request: XMLHttpRequest,
  { code, message, ...details }: Record<string, unknown>,
): OfficeFailure => {
  const retryAfter = Number.parseInt(request.getResponseHeader('retry-after') ?? '', 10);
  return new OfficeFailure({
    code: typeof code === 'string' && isErrorCode(code) ? code : 'unexpected',
    message: typeof message === 'string' ? message : officeTexts.unexpected,
    httpStatus: request.status,
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : undefined,
    details,
  });
};
