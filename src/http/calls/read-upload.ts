import type { Call, Upload } from '#contract/call.ts';
import { refusedFile } from '#contract/upload-texts.ts';
import { AppError } from '#kernel/app-error.ts';

/**
 * The body of a request as a file: of an allowed type, counted while it is read. The caller decides
 * where the bytes go; nothing is held here.
 */
export const readUpload = (request: Request, { types, maxBytes }: NonNullable<Call['upload']>): Upload => {
  const type = (request.headers.get('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? '';
  if (request.headers.get('content-encoding') || !types.includes(type)) {
    throw new AppError('unsupported_type', { details: { text: refusedFile } });
  }
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw new AppError('too_large');
  return { type, bytes: countBytes(request.body, maxBytes) };
};

/** A lying or missing Content-Length changes nothing. */
async function* countBytes(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const part of body ?? []) {
    size += part.byteLength;
    if (size > maxBytes) throw new AppError('too_large');
    yield part;
  }
}
