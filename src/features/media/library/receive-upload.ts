import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits, mediaTexts } from '#contract/office/calls/media-calls.ts';
import { AppError } from '#kernel/app-error.ts';
import {
  findUploadType,
  headLength,
  kindOfUpload,
  type UploadKind,
  type UploadType,
} from './detect-type.rules.ts';

export type ReceivedUpload = {
  path: string;
  hash: string;
  bytes: number;
  type: UploadType;
  kind: UploadKind;
};

export const notAccepted = (): AppError =>
  new AppError('unsupported_type', { details: { text: mediaTexts.unsupported } });
export const tooLarge = (text: string = mediaTexts.tooLarge): AppError =>
  new AppError('too_large', { details: { text } });

/** Tells this process from an earlier one of the same number: in a container every start has the same. */
const processMark = `${process.pid}-${randomUUID().slice(0, 8)}`;

/** Part files carry the process that writes them, so that a start can tell the ones nobody writes any more. */
export const partName = (): string => `${processMark}-${randomUUID()}.part`;

export const isOwnPart = (name: string): boolean => name.startsWith(`${processMark}-`);

/**
 * Writes an upload to disk as it comes: judged by its first bytes, stopped at the limit of its kind, hashed on the
 * way. Whatever breaks off leaves no file.
 */
export const receiveUpload = async (
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
): Promise<ReceivedUpload> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, partName());
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let type: UploadType | undefined;
    let head = Buffer.alloc(0);
    let size = 0;
    const judge = () => {
      type = findUploadType(head);
      if (!type) throw notAccepted();
    };
    for await (const part of bytes) {
      size += part.byteLength;
      if (!type) {
        head = Buffer.concat([head, part.subarray(0, headLength)]);
        if (head.length >= headLength) judge();
      }
      if (type && size > mediaLimits[kindOfUpload(type)]) throw tooLarge();
      hash.update(part);
      await file.writeFile(part);
    }
    if (size === 0) throw new AppError('unsupported_type', { details: { text: mediaTexts.empty } });
    if (!type) judge();
    await file.sync();
    const known = type ?? 'pdf';
    return { path, hash: hash.digest('hex'), bytes: size, type: known, kind: kindOfUpload(known) };
  } catch (error) {
    await rm(path, { force: true });
    throw (error as NodeJS.ErrnoException).code === 'ENOSPC'
      ? new AppError('unavailable', { cause: error })
      : error;
  } finally {
    await file.close();
  }
};
