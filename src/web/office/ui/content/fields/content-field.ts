import type { MediaKind } from '#contract/office/content-filters.ts';
import type { ContentFieldName } from '#web/texts/office/content-fields.ts';

type Named = {
  name: ContentFieldName;
  /** Its own label, where the name alone would mislead. */
  label?: string;
  hint?: string | undefined;
};

/** A field with one value. */
export type SingleField = Named &
  (
    | { type: 'text'; isCode?: true }
    | { type: 'longText'; rows?: number }
    | { type: 'richText' }
    | { type: 'media'; kind: MediaKind }
    /** A large picture and its small one, chosen together. */
    | { type: 'picture'; low: ContentFieldName }
    | { type: 'toman' }
    | { type: 'degrees' }
    | { type: 'moment' }
    | { type: 'choice'; options: readonly { value: number; label: string }[] }
    | { type: 'reference'; to: 'product-type' | 'page' }
  );

/** A field that is an ordered list. */
export type ListField = Named &
  (
    | { type: 'rows'; one: string; max: number; columns: readonly SingleField[]; hasPaste?: true }
    | { type: 'lines'; one: string; max: number }
    | { type: 'mediaList'; max: number }
    /** Pictures with words beside each; several are taken at once. */
    | { type: 'pictures'; max: number; columns: readonly SingleField[] }
  );

export type ContentField = SingleField | ListField;

export type FieldSection = {
  title: string;
  fields: readonly ContentField[];
  /** Shown only for this fixed page. */
  onlyFor?: string;
  /** Closed until it is opened: what most editors leave alone. */
  isFolded?: true;
};
