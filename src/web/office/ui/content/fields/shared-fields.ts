import {
  type ContentFieldName,
  contentHintTexts as hints,
  contentSectionTexts as sections,
} from '#web/texts/office/content-fields.ts';
import type { FieldSection, SingleField } from './content-field.ts';

export const text = (name: ContentFieldName, hint?: string): SingleField => ({
  type: 'text',
  name,
  ...(hint && { hint }),
});
export const code = (name: ContentFieldName, hint?: string): SingleField => ({
  type: 'text',
  name,
  isCode: true,
  ...(hint && { hint }),
});
export const longText = (name: ContentFieldName, hint?: string, rows = 3): SingleField => ({
  type: 'longText',
  name,
  rows,
  ...(hint && { hint }),
});
export const richText = (name: ContentFieldName): SingleField => ({ type: 'richText', name });

export const picture: SingleField = {
  type: 'picture',
  name: 'imageAddressHighQuality',
  low: 'imageAddressLowQuality',
};
export const film = (name: ContentFieldName): SingleField => ({ type: 'media', name, kinds: ['video'] });
export const paper = (name: ContentFieldName): SingleField => ({ type: 'media', name, kinds: ['pdf'] });
export const publishedAt: SingleField = { type: 'moment', name: 'publishedAt', hint: hints.publishedAt };

/** What search engines show; most items do well without it. */
export const metaSection: FieldSection = {
  title: sections.search,
  isFolded: true,
  fields: [
    text('metaTitle', hints.metaTitle),
    longText('metaDescription', hints.metaDescription, 2),
    text('metaKeywords', hints.metaKeywords),
  ],
};

export const readingMain: FieldSection = {
  title: sections.main,
  fields: [text('title'), longText('description', hints.description), richText('bodyText')],
};
