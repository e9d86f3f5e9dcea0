import type { ContentAnswer } from '#contract/content/client.ts';
import { createNotFound, type HelpLink } from './not-found.ts';

/** A list as a screen shows it. A refusal (4xx) gives an empty list and no message; a failure gives a retry. */
export type ListData<Item> = { items: Item[]; failed: boolean };

const retryableStatuses = new Set([408, 429]);

/**
 * No proper answer arrived: nothing at all, an unreadable body, or a refusal caused by the server's own failure. A
 * retry may help then; after a refusal (4xx) it does not.
 */
export const isFailure = (answer: ContentAnswer<unknown>): boolean =>
  answer.kind === 'failed' ||
  (answer.kind === 'refused' && (answer.httpStatus >= 500 || retryableStatuses.has(answer.httpStatus)));

/** Reads a list out of an answer and turns each item into what the screen needs. */
export const toListData = <Item, Shown>(
  answer: ContentAnswer<readonly Item[]>,
  toShown: (item: Item, at: number) => Shown,
): ListData<Shown> => ({
  items: answer.kind === 'ok' ? answer.result.map(toShown) : [],
  failed: isFailure(answer),
});

/** There is no such record, or the id cannot be one. */
const isUnknown = ({ code, httpStatus }: { code: string; httpStatus: number }): boolean =>
  httpStatus === 404 || httpStatus === 400 || code === 'not_found' || code === 'invalid_input';

/** An unknown id throws a 404 that links to `list`. */
export const requireKnown = (answer: ContentAnswer<unknown>, list: HelpLink): void => {
  if (answer.kind === 'refused' && isUnknown(answer)) throw createNotFound(list);
};

/** What an answer brought, or nothing. */
export const findResult = <Result>(answer: ContentAnswer<Result>): Result | undefined =>
  answer.kind === 'ok' ? answer.result : undefined;
