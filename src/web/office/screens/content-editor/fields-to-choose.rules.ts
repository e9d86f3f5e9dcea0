import type { ContentKind } from '#contract/content/kinds.ts';
import type { ContentField } from '../../ui/content/fields/content-field.ts';
import {
  type DocumentValues,
  fieldsOf,
  isSame,
  namesOf,
} from '../../ui/content/fields/document-values.rules.ts';

export type Sides = { base: DocumentValues; mine: DocumentValues; theirs: DocumentValues };

export const differs = (field: ContentField, one: DocumentValues, other: DocumentValues): boolean =>
  namesOf(field).some((part) => !isSame(one[part], other[part]));

/** Whether somebody else changed a field that differs now; without the text before, every difference may be one. */
export const hasConflict = (
  kind: ContentKind,
  { base, mine, theirs }: Omit<Sides, 'base'> & { base: DocumentValues | undefined },
): boolean =>
  fieldsOf(kind, 'HomeIndex').some(
    (field) => differs(field, mine, theirs) && (!base || differs(field, base, theirs)),
  );
