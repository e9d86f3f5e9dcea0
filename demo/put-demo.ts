import type { ContentKind } from '#contract/content/kinds.ts';
import { type ContentWriteDeps, putContent, systemPerson } from '#features/content/index.ts';

/** Puts one item of the demo in place, under its own number. */
export type DemoPut = (
  kind: ContentKind,
  id: number,
  input: object,
  more?: { isShow?: boolean; priority?: number },
) => Promise<void>;

/** `pictures` learns which item shows which picture first, by its title. */
export const createDemoPut =
  (deps: ContentWriteDeps, pictures: Map<string, string>): DemoPut =>
  (kind, id, input, more = {}) => {
    const title = 'title' in input ? String(input.title) : '';
    for (const [address] of JSON.stringify(input).matchAll(/\/media\/demo\/[a-z0-9-]+-high\.webp/g)) {
      if (title && !pictures.has(address)) pictures.set(address, title);
    }
    return putContent(deps, { kind, id, by: systemPerson, input, ...more });
  };

type Meta = { metaTitle: string; metaDescription: string; metaKeywords: string };

export const pickMeta = ({ metaTitle, metaDescription, metaKeywords }: Meta): Meta => ({
  metaTitle,
  metaDescription,
  metaKeywords,
});
