import type { ContentAnswer } from '#contract/content/client.ts';
import type { ContentItem } from '#contract/content/entities.ts';
import type { Listed } from '#contract/content/listed.ts';
import { isoDate } from '#kernel/jalali.ts';
import type { HelpLink } from '../../api/not-found.ts';
import { isFailure, requireKnown } from '../../api/read-answer.ts';
import { respondUncached } from '../../api/respond-uncached.ts';
import { pickThumbnail } from '../../pictures/pick-picture.ts';
import type { MoreItem } from './more-of-the-same.tsx';
import { toReading } from './to-reading.ts';

/** How many others are offered below what was read. */
const moreCount = 3;

/** One more than is shown, because the item itself may be among them. */
export const relatedCount = moreCount + 1;

/**
 * One item and a few others of its kind. An unknown id is a 404; any other refusal (4xx) gives an empty page and no
 * message; a failure gives the shell and a retry.
 */
export const loadReading = async <Item extends ContentItem, Extra extends object>(kind: {
  path: string;
  list: HelpLink;
  item: Promise<ContentAnswer<Item>>;
  others: Promise<ContentAnswer<readonly Listed<ContentItem>[]>>;
  /** What the screen needs of the item beyond what all kinds share. */
  extraOf: (item: Item) => Extra | Promise<Extra>;
}) => {
  const [item, others] = await Promise.all([kind.item, kind.others]);
  if (item.kind === 'ok') {
    const reading = { ...toReading(item.result, kind.path), ...(await kind.extraOf(item.result)) };
    const more = pickOthers(others, item.result.id, kind.path);
    const screen = { state: 'shown' as const, reading, more };
    return isFailure(others) ? respondUncached(screen) : screen;
  }
  requireKnown(item, kind.list);
  const failed = isFailure(item);
  const state = failed ? ('failed' as const) : ('refused' as const);
  return respondUncached({ state, reading: null, more: [] }, failed ? 503 : 200);
};

const pickOthers = (
  answer: ContentAnswer<readonly Listed<ContentItem>[]>,
  id: number,
  path: string,
): MoreItem[] =>
  (answer.kind === 'ok' ? answer.result : [])
    .filter((other) => other.id !== id)
    .slice(0, moreCount)
    .map((other) => ({
      href: `${path}/${other.id}`,
      title: other.title,
      picture: pickThumbnail(other),
      date: isoDate(other.publishedAt),
    }));
