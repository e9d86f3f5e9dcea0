import type { ContentAnswer } from '#contract/content/client.ts';

/** A list as a screen shows it. `failed` is true only when no proper answer arrived; a refusal is silence. */
export type TakenList<Item> = { items: Item[]; failed: boolean };

/** Reads a list out of an answer and turns each item into what the screen needs. */
export const takeList = <Item, Shown>(
  answer: ContentAnswer<readonly Item[]>,
  show: (item: Item) => Shown,
): TakenList<Shown> => ({
  items: answer.kind === 'ok' ? answer.result.map(show) : [],
  failed: answer.kind === 'failed',
});
