import {
  type ContentFieldName,
  contentHintTexts as hints,
  contentSectionTexts as sections,
} from '#web/texts/office/content-fields.ts';
import type { FieldSection, SingleField } from './content-field.ts';

export const textField = (name: ContentFieldName, hint?: string): SingleField => ({
  type: 'text',
  name,
  hint,
});
export const codeField = (name: ContentFieldName, hint?: string): SingleField => ({
  type: 'text',
  name,
  isCode: true,
  hint,
});
export const longTextField = (name: ContentFieldName, hint?: string, rows = 3): SingleField => ({
  type: 'longText',
  name,
  rows,
  hint,
});
export const richTextField = (name: ContentFieldName): SingleField => ({ type: 'richText', name });

export const pictureField: SingleField = {
  type: 'picture',
  name: 'imageAddressHighQuality',
  low: 'imageAddressLowQuality',
};
export const videoField = (name: ContentFieldName): SingleField => ({ type: 'media', name, kind: 'video' });
export const pdfField = (name: ContentFieldName): SingleField => ({ type: 'media', name, kind: 'pdf' });
export const publishedAt: SingleField = { type: 'moment', name: 'publishedAt', hint: hints.publishedAt };

/** What search engines show; most items do well without it. */
export const metaSection: FieldSection = {
  title: sections.search,
  isFolded: true,
  fields: [
    textField('metaTitle', hints.metaTitle),
    longTextField('metaDescription', hints.metaDescription, 2),
    textField('metaKeywords', hints.metaKeywords),
  ],
};

export const readingMain: FieldSection = {
  title: sections.main,
  fields: [textField('title'), longTextField('description', hints.description), richTextField('bodyText')],
};
