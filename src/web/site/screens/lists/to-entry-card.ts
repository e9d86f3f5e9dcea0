import { listCuts, permitEllipsis } from '#contract/content/card-cuts.ts';
import type { ContentItem } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import { cutText } from '#kernel/cut-text.ts';
import { isoDate } from '#kernel/jalali.ts';
import { pickThumbnail } from '../../pictures/pick-picture.ts';

/** An article, news item or video as a card. */
export const toEntryCard = (item: Listed<ContentItem>) => ({
  id: item.id,
  title: item.title,
  text: cutText(item.description, listCuts.content),
  picture: pickThumbnail(item),
  date: isoDate(item.publishedAt),
});
export type EntryCardData = ReturnType<typeof toEntryCard>;

/** A permit as a card: the same, with a space before the ellipsis. */
export const toPermitCard = (item: Listed<ContentItem>) => ({
  ...toEntryCard(item),
  text: cutText(item.description, listCuts.content, permitEllipsis),
});
