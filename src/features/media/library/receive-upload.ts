import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaLimits, mediaTexts } from '#contract/office/media-limits.ts';
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

export const noRoom = (cause?: unknown): AppError =>
  new AppError('unavailable', { cause, retryAfterSeconds: 600, details: { text: mediaTexts.noRoom } });

/** The disk is full, or our part of it. The picture library reports that only in its message. */
export const isOutOfRoom = (error: unknown): boolean =>
  error instanceof Error &&
  (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '') ||
    /no space left on device|disk quota exceeded/i.test(error.message));

/** How often the room is checked again: a film may take the last of it, and the database needs some. */
const recheckRoomEveryBytes = 16 * 1_048_576;

/**
 * Writes an upload to disk as it comes: judged by its first bytes, stopped at the limit of its kind and where the disk
 * has no more room for it, hashed on the way. Whatever breaks off leaves no file.
 */
export const receiveUpload = async (
  folder: string,
  bytes: AsyncIterable<Uint8Array>,
  requireRoom: () => Promise<void>,
): Promise<ReceivedUpload> => {
  await mkdir(folder, { recursive: true });
  const path = join(folder, partName());
  const file = await open(path, 'wx', 0o600);
  try {
    const hash = createHash('sha256');
    let type: UploadType | undefined;
    let head = Buffer.alloc(0);
    let size = 0;
    let seen = 0;
    const judge = (): UploadType => {
      const found = findUploadType(head);
      if (!found) throw notAccepted();
      return found;
    };
    for await (const part of bytes) {
      size += part.byteLength;
      if (!type) {
        head = Buffer.concat([head, part.subarray(0, headLength)]);
        if (head.length >= headLength) type = judge();
      }
      if (type && size > mediaLimits[kindOfUpload(type)]) throw tooLarge();
      if (size - seen >= recheckRoomEveryBytes) {
        seen = size;
        await requireRoom();
      }
      hash.update(part);
      await file.writeFile(part);
    }
    if (size === 0) throw new AppError('unsupported_type', { details: { text: mediaTexts.empty } });
    type ??= judge();
    await file.sync();
    return { path, hash: hash.digest('hex'), bytes: size, type, kind: kindOfUpload(type) };
  } catch (error) {
    await rm(path, { force: true });
    throw isOutOfRoom(error) ? noRoom(error) : error;
  } finally {
    await file.close();
  }
};
