import { libraryTexts } from '#web/texts/office/media.ts';
import type { MediaDetails } from '../../app/queries/media-queries.ts';

type Use = MediaDetails['uses'][number];
type UsingItem = Pick<Use, 'kind' | 'id' | 'title' | 'isInBin'> & { parts: string[] };

/** One line an item, however many of its editions show the file. */
export const groupUses = (uses: readonly Use[]): UsingItem[] => {
  const items = new Map<string, UsingItem>();
  for (const { kind, id, title, isInBin, part, version } of uses) {
    const key = `${kind}/${id}`;
    const item = items.get(key) ?? { kind, id, title, isInBin, parts: [] };
    items.set(key, item);
    const name = part === 'edition' ? libraryTexts.edition(version) : libraryTexts.parts[part];
    if (!item.parts.includes(name)) item.parts.push(name);
  }
  return [...items.values()];
};
