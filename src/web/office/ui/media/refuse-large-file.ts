import { type MediaKind, mediaKindNames, mediaLimits } from '#contract/office/calls/media-calls.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { OfficeFailure } from '../../app/office-failure.ts';

const kindOfType = (type: string): MediaKind => {
  if (type === 'application/pdf') return 'pdf';
  return type.startsWith('video/') ? 'video' : 'picture';
};

/** Saves sending half a gigabyte for nothing; the server judges by the content whatever this says. */
export const refuseLargeFile = (file: File): void => {
  const kind = kindOfType(file.type);
  if (file.size <= mediaLimits[kind]) return;
  throw new OfficeFailure({
    code: 'too_large',
    message: libraryTexts.tooLarge(mediaKindNames[kind], mediaLimits[kind] / 1_048_576),
    httpStatus: 413,
    details: {},
  });
};
