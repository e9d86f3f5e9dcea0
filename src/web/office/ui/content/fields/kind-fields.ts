import type { ContentKind } from '#contract/content/kinds.ts';
import {
  contentHintTexts as hints,
  rowTexts as rows,
  contentSectionTexts as sections,
} from '#web/texts/office/content-fields.ts';
import type { FieldSection } from './content-field.ts';
import { settingSections } from './setting-fields.ts';
import {
  codeField,
  longTextField,
  metaSection,
  pdfField,
  pictureField,
  publishedAt,
  readingMain,
  richTextField,
  textField,
  videoField,
} from './shared-fields.ts';

const reading: readonly FieldSection[] = [
  readingMain,
  { title: sections.pictures, fields: [pictureField] },
  { title: sections.placing, fields: [publishedAt] },
  metaSection,
];

/** The sections of a kind's form, and the fields of each in the order in which they are written. */
export const listKindSections = (kind: ContentKind): readonly FieldSection[] => kindFields[kind] ?? reading;

/** Kinds with fields of their own; the others are written as articles are. */
const kindFields: Readonly<Partial<Record<ContentKind, readonly FieldSection[]>>> = {
  video: [
    readingMain,
    { title: sections.pictures, fields: [videoField('videoAddress'), pictureField] },
    { title: sections.placing, fields: [publishedAt] },
    metaSection,
  ],
  permit: [
    readingMain,
    { title: sections.pictures, fields: [pictureField] },
    {
      title: sections.placing,
      fields: [
        {
          type: 'choice',
          name: 'permitType',
          options: [
            { value: 0, label: rows.permitTypes.hardware },
            { value: 1, label: rows.permitTypes.software },
          ],
        },
        publishedAt,
      ],
    },
    metaSection,
  ],
  page: [
    readingMain,
    { title: sections.pictures, fields: [pictureField] },
    { title: sections.placing, fields: [{ type: 'reference', name: 'parentId', to: 'page' }, publishedAt] },
    metaSection,
  ],
  product: [
    readingMain,
    {
      title: sections.placing,
      fields: [{ type: 'reference', name: 'productTypeId', to: 'product-type' }],
    },
    {
      title: sections.prices,
      fields: [
        { type: 'toman', name: 'realPrice', hint: hints.realPrice },
        { type: 'toman', name: 'price', hint: hints.price },
      ],
    },
    {
      title: sections.pictures,
      fields: [
        { type: 'pictures', name: 'images', max: 40, columns: [textField('title')] },
        videoField('videoAddress'),
        videoField('installVideoAddress'),
        pdfField('userManualAddress'),
      ],
    },
    {
      title: sections.rows,
      fields: [
        {
          type: 'rows',
          name: 'specifications',
          one: rows.one.specifications,
          max: 200,
          columns: [textField('title'), textField('description')],
          hasPaste: true,
          hint: hints.paste,
        },
        {
          type: 'rows',
          name: 'customers',
          one: rows.one.customers,
          max: 500,
          columns: [textField('customerName'), textField('customerContactInfo')],
          hasPaste: true,
          hint: hints.paste,
        },
      ],
    },
    metaSection,
  ],
  'product-type': [
    { title: sections.main, fields: [textField('title'), longTextField('description', hints.description)] },
    { title: sections.pictures, fields: [pictureField] },
    metaSection,
  ],
  faq: [{ title: sections.main, fields: [textField('question'), richTextField('answer')] }],
  revision: [
    {
      title: sections.main,
      fields: [
        textField('title'),
        codeField('versionNumber'),
        longTextField('description', hints.description),
        richTextField('bodyText'),
        { type: 'lines', name: 'features', one: rows.one.features, max: 200 },
      ],
    },
    {
      title: sections.pictures,
      fields: [
        { type: 'mediaList', name: 'imageAddresses', max: 40 },
        videoField('videoAddress'),
        pdfField('manualPdfAddress'),
      ],
    },
    { title: sections.placing, fields: [publishedAt] },
  ],
  gallery: [
    { title: sections.main, fields: [textField('title'), longTextField('description')] },
    {
      title: sections.pictures,
      fields: [
        {
          type: 'pictures',
          name: 'images',
          max: 500,
          columns: [textField('title'), longTextField('description', undefined, 2)],
        },
      ],
    },
  ],
  website: [
    {
      title: sections.main,
      fields: [textField('title'), codeField('webSiteUrl'), longTextField('description', hints.description)],
    },
    { title: sections.pictures, fields: [pictureField] },
    { title: sections.placing, fields: [publishedAt] },
  ],
  colleague: [
    { title: sections.main, fields: [textField('name'), longTextField('description')] },
    { title: sections.pictures, fields: [pictureField] },
    {
      title: sections.contact,
      fields: [
        codeField('mobile', hints.contact),
        codeField('email', hints.contact),
        codeField('telegram', hints.contact),
        codeField('website', hints.contact),
      ],
    },
  ],
  'static-page': [
    readingMain,
    {
      title: sections.pictures,
      onlyFor: 'HomeIndex',
      fields: [
        {
          type: 'rows',
          name: 'slides',
          one: rows.one.slides,
          max: 3,
          hint: hints.slides,
          columns: [
            { type: 'media', name: 'imageAddress', kind: 'picture' },
            textField('title'),
            longTextField('text', undefined, 2),
            textField('linkText'),
            codeField('linkHref', hints.link),
          ],
        },
      ],
    },
    metaSection,
  ],
  'site-settings': settingSections,
};
