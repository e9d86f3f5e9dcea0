import type { ContentKind } from '#contract/content/kinds.ts';
import { createContent, updateContent } from '#features/content/commands/change-content.ts';
import { findDocument } from '#features/content/commands/find-document.ts';
import { type ContentWriteDeps, systemPerson } from '#features/content/index.ts';

/** Makes one item of the demo under its own number, or puts its document in place of the one that is there. */
export type DemoPut = (
  kind: ContentKind,
  id: number,
  input: object,
  more?: { isShown?: boolean; priority?: number },
) => Promise<void>;

/** `pictures` learns which item shows which picture first, by its title. */
export const createDemoPut =
  (deps: ContentWriteDeps, pictures: Map<string, string>): DemoPut =>
  async (kind, id, input, more = {}) => {
    const title = 'title' in input ? String(input.title) : '';
    for (const [address] of JSON.stringify(input).matchAll(/\/media\/demo\/[a-z0-9-]+-high\.webp/g)) {
      if (title && !pictures.has(address)) pictures.set(address, title);
    }
    const change = { kind, id, by: systemPerson, input, ...more };
    const current = await findDocument[kind](deps.trx, id);
    await (current ? updateContent(deps, change) : createContent(deps, change));
  };

type Meta = { metaTitle: string; metaDescription: string; metaKeywords: string };

export const pickMeta = ({ metaTitle, metaDescription, metaKeywords }: Meta): Meta => ({
  metaTitle,
  metaDescription,
  metaKeywords,
});
