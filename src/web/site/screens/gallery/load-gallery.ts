import type { ContentClient } from '#contract/content/client.ts';
import type { GalleryGroup } from '#contract/content/entities.ts';
import { plainText } from '#kernel/plain-text.ts';
import type { HelpLink } from '../../api/not-found.ts';
import { findResult, isFailure, requireKnown } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { pickPicture, pickThumbnail } from '../../pictures/pick-picture.ts';
import { readChosenPicture } from '../../pictures/read-chosen-picture.ts';

/** A gallery group with its pictures, and which of them the address asks for; the first by default. */
export const loadGallery = async (client: ContentClient, id: number, request: Request, list: HelpLink) => {
  const answer = await client.getGalleryGroup({ id });
  if (answer.kind === 'ok') {
    const { images } = answer.result;
    // An API elsewhere may keep pictures in a call of their own.
    const listed = images.length === 0 ? await client.listGalleryImages({ id }) : undefined;
    const group = toGallery({ ...answer.result, images: (listed && findResult(listed)) ?? images });
    const screen = { failed: false, group, chosen: readChosenPicture(request, group.pictures.length) };
    return listed && isFailure(listed) ? respondUncached(screen) : screen;
  }
  requireKnown(answer, list);
  const failed = isFailure(answer);
  return respondUncached({ failed, group: null, chosen: 0 }, failed ? 503 : 200);
};

const toGallery = (group: GalleryGroup) => ({
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
export type GalleryPicture = ReturnType<typeof toGallery>['pictures'][number];
