import type { ContentDocument } from '#contract/content/content-inputs.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import type { Db } from '#storage/dialect.ts';
import { findPosterOf } from '../commands/library-files.repository.ts';

/** A film without a picture of its own shows the poster that the library has for its file. */
export const fillPoster = async (
  trx: Db,
  kind: ContentKind,
  document: ContentDocument,
): Promise<ContentDocument> => {
  if (kind !== 'video' || !('videoAddress' in document) || !('imageAddressHighQuality' in document))
    return document;
  const { videoAddress, imageAddressHighQuality } = document;
  if (imageAddressHighQuality || typeof videoAddress !== 'string') return document;
  const poster = await findPosterOf(trx, videoAddress);
  if (!poster) return document;
  const small = poster.replace(/-high\.webp$/, '-low.webp');
  return { ...document, imageAddressHighQuality: poster, imageAddressLowQuality: small };
};
