import type { ContentKind } from '#contract/content/kinds.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isSameJson } from '../../../app/work/is-same-json.ts';
import type { ContentField, SingleField } from './content-field.ts';
import { listKindSections } from './kind-fields.ts';

export type DocumentValues = Record<string, unknown>;

/** Every field of a kind's form, in its order; those of single fixed pages too. */
export const listFields = (kind: ContentKind): ContentField[] =>
  listKindSections(kind).flatMap(({ fields }) => fields);

/** The parts of a form, without those of other fixed pages. */
export const listSections = (kind: ContentKind, pageKey?: string) =>
  listKindSections(kind).filter(({ onlyFor }) => onlyFor === undefined || onlyFor === pageKey);

/** The names of a document's parts that a field writes. */
export const listValueNames = (field: ContentField): string[] =>
  field.type === 'picture' ? [field.name, field.low] : [field.name];

const createEmptyValue = (field: SingleField): unknown => {
  if (field.type === 'toman' || field.type === 'degrees' || field.type === 'reference') return 0;
  if (field.type === 'choice') return field.options[0]?.value ?? 0;
  return field.type === 'moment' ? null : '';
};

/** A row as it is added. */
export const createEmptyRow = (columns: readonly SingleField[]): DocumentValues =>
  Object.fromEntries(columns.map((column) => [column.name, createEmptyValue(column)]));

/** What text fields hold: an absent address is an empty text there. */
const toText = (value: unknown): unknown => value ?? '';

/** A document as the form holds it. Parts that the form does not show travel along untouched. */
export const toValues = (kind: ContentKind, document: DocumentValues): DocumentValues => {
  const values = { ...document };
  const sections = listSections(kind, document.slides === undefined ? undefined : 'HomeIndex');
  for (const field of sections.flatMap(({ fields }) => fields)) {
    const value = document[field.name];
    if (
      field.type === 'rows' ||
      field.type === 'pictures' ||
      field.type === 'lines' ||
      field.type === 'mediaList'
    ) {
      values[field.name] = Array.isArray(value) ? value.map((row) => toRow(row)) : [];
    } else if (field.type === 'picture') {
      values[field.name] = toText(value);
      values[field.low] = toText(document[field.low]);
    } else values[field.name] = value ?? createEmptyValue(field);
  }
  return values;
};

const toRow = (row: unknown): unknown =>
  isRecord(row)
    ? Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toText(value)]))
    : toText(row);

/** Whether two values are equal; an absent text equals an empty one. */
export const isSame = (one: unknown, other: unknown): boolean => isSameJson(one ?? '', other ?? '');
