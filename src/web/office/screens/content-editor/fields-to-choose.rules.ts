import type { ContentKind } from '#contract/content/kinds.ts';
import type { ContentField } from '../../ui/content/fields/content-field.ts';
import {
  type DocumentValues,
  isSame,
  listFields,
  listValueNames,
} from '../../ui/content/fields/document-values.rules.ts';

export type Sides = { base: DocumentValues; mine: DocumentValues; theirs: DocumentValues };

export const differs = (field: ContentField, one: DocumentValues, other: DocumentValues): boolean =>
  listValueNames(field).some((part) => !isSame(one[part], other[part]));

/** The fields that differ now and that somebody else changed; without the text before, every field that differs. */
export const listFieldsToChoose = (
  kind: ContentKind,
  { base, mine, theirs }: Omit<Sides, 'base'> & { base: DocumentValues | undefined },
): string[] =>
  listFields(kind)
    .filter((field) => differs(field, mine, theirs) && (!base || differs(field, base, theirs)))
    .map(({ name }) => name);
