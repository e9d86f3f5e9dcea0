import type { ContentAnswer } from '#contract/content/client.ts';

/** A list as a screen shows it. A refusal (4xx) gives an empty list and no message; a failure gives a retry. */
export type TakenList<Item> = { items: Item[]; failed: boolean };

const serverTroubles = new Set([408, 429]);

/**
 * No proper answer arrived: nothing at all, an unreadable body, or a refusal caused by the server's own failure. A
 * retry may help then; after a refusal (4xx) it does not.
 */
export const isFailure = (answer: ContentAnswer<unknown>): boolean =>
  answer.kind === 'failed' ||
  (answer.kind === 'refused' && (answer.httpStatus >= 500 || serverTroubles.has(answer.httpStatus)));

/** Reads a list out of an answer and turns each item into what the screen needs. */
export const takeList = <Item, Shown>(
  answer: ContentAnswer<readonly Item[]>,
  show: (item: Item) => Shown,
): TakenList<Shown> => ({
  items: answer.kind === 'ok' ? answer.result.map(show) : [],
  failed: isFailure(answer),
});

/** What an answer brought, or nothing. */
export const findResult = <Result>(answer: ContentAnswer<Result>): Result | undefined =>
  answer.kind === 'ok' ? answer.result : undefined;
