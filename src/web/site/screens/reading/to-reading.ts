import type { ContentItem } from '#contract/content/entities.ts';
import { isoDate } from '#kernel/jalali.ts';
import { plainText } from '#kernel/plain-text.ts';
import { readPageMeta } from '../../page-head/describe-page.ts';
import { pickPicture } from '../../pictures/pick-picture.ts';

/** A content item as its own screen shows it. */
export const toReading = (item: ContentItem, path: string) => ({
  id: item.id,
  path: `${path}/${item.id}`,
  meta: readPageMeta(item),
  title: item.title,
  lead: plainText(item.description),
  body: item.bodyText.trim(),
  picture: pickPicture(item),
  date: isoDate(item.publishedAt),
});
export type Reading = ReturnType<typeof toReading>;
