import type { ContentKind } from '#contract/content/kinds.ts';

type Use = { kind: ContentKind; id: number; title: string; isInBin: boolean };

/** Where a place that uses something is found: its form, or its line in the bin. */
export const addressOfUse = ({ kind, id, title, isInBin }: Use): string =>
  isInBin ? `/bin?q=${encodeURIComponent(title)}` : `/content/${kind}/${id}`;
