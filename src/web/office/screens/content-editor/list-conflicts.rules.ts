import type { ContentKind } from '#contract/content/kinds.ts';
import { isRecord } from '#kernel/is-record.ts';
import { plainText } from '#kernel/plain-text.ts';
import { contentFieldTexts } from '#web/texts/office/content-fields.ts';
import type { ConflictField } from '../../ui/conflict-view.tsx';
import { type DocumentValues, isSame, listFields } from '../../ui/content/fields/document-values.rules.ts';
import { differs, type Sides } from './fields-to-choose.rules.ts';
import { formatFieldValue } from './format-field-value.rules.ts';

/** The fields that differ, both texts of each; chosen at first is what only one of the two has changed. */
export const listConflicts = (kind: ContentKind, { base, mine, theirs }: Sides): ConflictField[] =>
  listFields(kind).flatMap((field) => {
    const { name } = field;
    if (!differs(field, mine, theirs)) return [];
    return [
      {
        name,
        label: field.label ?? contentFieldTexts[name],
        mine: mine[name],
        theirs: theirs[name],
        isMine: !isSame(mine[name], base[name]),
        show: (value) => formatValue(value, name),
      },
    ];
  });

/** A value in words: rows line by line, rich text without its marks, a date or a price as the form shows it. */
const formatValue = (value: unknown, field = ''): string => {
  if (Array.isArray(value)) return value.map((one) => formatValue(one)).join('\n');
  if (isRecord(value))
    return Object.values(value)
      .map((one) => formatValue(one))
      .filter(Boolean)
      .join('، ');
  const text = String(value ?? '');
  return text.includes('<') ? plainText(text) : formatFieldValue(field, text);
};

/** The chosen values, with the parts that go with them: a small picture stays with its large one. */
export const mergeChosen = (
  kind: ContentKind,
  chosen: DocumentValues,
  { mine, theirs }: { mine: DocumentValues; theirs: DocumentValues },
): DocumentValues => {
  const merged = { ...chosen };
  for (const field of listFields(kind)) {
    if (field.type !== 'picture' || !(field.name in chosen)) continue;
    const side = isSame(chosen[field.name], mine[field.name]) ? mine : theirs;
    merged[field.low] = side[field.low];
  }
  return merged;
};
