import type { ContentClient } from '#contract/content/client.ts';
import type { GalleryGroup } from '#contract/content/entities.ts';
import { plainText } from '#kernel/plain-text.ts';
import { answerPartly, answerWhole } from '../parts/answer-screen.ts';
import { pickPicture, pickThumbnail } from '../parts/pick-picture.ts';
import { readChosenPicture } from '../parts/read-chosen-picture.ts';
import { sayMissing, type Way } from '../parts/say-missing.ts';
import { isFailure } from '../parts/take-answer.ts';
import { isUnknown } from '../reading/load-reading.ts';

/** A gallery group with its pictures, and which of them the address asks for; the first by default. */
export const loadGallery = async (client: ContentClient, id: number, request: Request, list: Way) => {
  const answer = await client.getGalleryGroup({ id });
  if (answer.kind === 'ok') {
    const group = showGallery(answer.result);
    const chosen = readChosenPicture(request, group.pictures.length);
    return answerWhole({ failed: false, group, chosen });
  }
  if (answer.kind === 'refused' && isUnknown(answer)) throw sayMissing(list);
  const failed = isFailure(answer);
  return answerPartly({ failed, group: null, chosen: 0 }, failed ? 503 : 200);
};

const showGallery = (group: GalleryGroup) => ({
  id: group.id,
  title: group.title,
  description: group.description,
  pictures: group.images.map((image) => ({
    id: image.id,
    title: image.title,
    text: plainText(image.description),
    large: pickPicture(image),
    small: pickThumbnail(image),
  })),
});
export type ShownPicture = ReturnType<typeof showGallery>['pictures'][number];
