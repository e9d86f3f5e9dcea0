import { type MediaKind, mediaKindNames } from '#contract/office/content-filters.ts';
import { mediaLimits, mediaTexts } from '#contract/office/media-limits.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { OfficeFailure } from '../../app/office-failure.ts';

/** The type a file claims; undefined when that is of no use, and then the largest limit holds. */
const kindOfType = (type: string): MediaKind | undefined => {
  if (type === 'application/pdf') return 'pdf';
  if (type.startsWith('video/')) return 'video';
  return type.startsWith('image/') ? 'picture' : undefined;
};

/** Saves sending half a gigabyte for nothing; the server checks the content in any case. */
export const refuseUnsendableFile = ({ type, size }: Pick<File, 'type' | 'size'>): void => {
  if (size === 0) throw refusal('unsupported_type', mediaTexts.empty, 415);
  const kind = kindOfType(type);
  const max = mediaLimits[kind ?? 'video'];
  if (size <= max) return;
  const name = kind ? mediaKindNames[kind] : libraryTexts.file;
  throw refusal('too_large', libraryTexts.tooLarge(name, max / 1_048_576), 413);
};

const refusal = (code: 'unsupported_type' | 'too_large', message: string, httpStatus: number) =>
  new OfficeFailure({ code, message, httpStatus, details: {} });
