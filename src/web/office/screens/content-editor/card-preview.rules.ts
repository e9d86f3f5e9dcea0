import { homeCuts, listCuts, permitEllipsis } from '#contract/content/card-cuts.ts';
import { type ContentKind, kindFacts } from '#contract/content/kinds.ts';
import { cutText } from '#kernel/cut-text.ts';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';

type Cut = { limit: number; ellipsis?: string };
type CardCuts = { list: Cut; home: readonly Cut[] };

const reading: CardCuts = { list: { limit: listCuts.content }, home: [{ limit: homeCuts.other }] };

/** Kinds whose cards are cut in their own way; what else is read newest first is cut as articles are. */
const cardCuts: Partial<Record<ContentKind, CardCuts>> = {
  video: {
    list: { limit: listCuts.content },
    home: [{ limit: homeCuts.firstVideo }, { limit: homeCuts.other }],
  },
  website: { list: { limit: listCuts.content }, home: [] },
  permit: { list: { limit: listCuts.content, ellipsis: permitEllipsis }, home: [] },
  product: {
    list: { limit: listCuts.product },
    home: [{ limit: homeCuts.hardware }, { limit: homeCuts.software }],
  },
};

type CutCard = { text: string; limit: number; isCut: boolean };

/** The text of an item as its cards show it, cut by the site's own function: in its list, and on the home page. */
export const cutCards = (
  kind: ContentKind,
  { description }: DocumentValues,
): { list: CutCard; home: CutCard[] } | undefined => {
  const cuts = cardCuts[kind] ?? (kindFacts(kind).reading && reading);
  if (!cuts) return undefined;
  const whole = cutText(String(description ?? ''), Number.POSITIVE_INFINITY);
  const cut = ({ limit, ellipsis }: Cut): CutCard => {
    const text = cutText(String(description ?? ''), limit, ellipsis);
    return { text, limit, isCut: text !== whole };
  };
  return { list: cut(cuts.list), home: cuts.home.map(cut) };
};
