import { libraryTexts } from '#web/texts/office/media.ts';
import type { MediaWhole } from '../../app/queries/media-queries.ts';

type Use = MediaWhole['uses'][number];
export type UsingThing = Pick<Use, 'kind' | 'id' | 'title'> & { parts: string[] };

/** One line a thing, however many of its editions show the file. */
export const groupUses = (uses: readonly Use[]): UsingThing[] => {
  const things = new Map<string, UsingThing>();
  for (const { kind, id, title, part, version } of uses) {
    const key = `${kind}/${id}`;
    const thing = things.get(key) ?? { kind, id, title, parts: [] };
    things.set(key, thing);
    const name = part === 'edition' ? libraryTexts.edition(version) : libraryTexts.parts[part];
    if (!thing.parts.includes(name)) thing.parts.push(name);
  }
  return [...things.values()];
};
