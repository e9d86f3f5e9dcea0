import type { ContentKind } from '#contract/content/kinds.ts';
import {
  contentHintTexts as hints,
  rowTexts as rows,
  contentSectionTexts as sections,
} from '#web/texts/office/content-fields.ts';
import type { FieldSection } from './content-field.ts';
import { settingSections } from './setting-fields.ts';
import {
  code,
  film,
  longText,
  metaSection,
  paper,
  picture,
  publishedAt,
  readingMain,
  richText,
  text,
} from './shared-fields.ts';

const reading: readonly FieldSection[] = [
  readingMain,
  { title: sections.pictures, fields: [picture] },
  { title: sections.placing, fields: [publishedAt] },
  metaSection,
];

/** The sections of a kind's form, and the fields of each in the order in which they are written. */
export const formOf = (kind: ContentKind): readonly FieldSection[] => kindFields[kind] ?? reading;

/** Kinds with fields of their own; the others are written as articles are. */
const kindFields: Readonly<Partial<Record<ContentKind, readonly FieldSection[]>>> = {
  video: [
    readingMain,
    { title: sections.pictures, fields: [film('videoAddress'), picture] },
    { title: sections.placing, fields: [publishedAt] },
    metaSection,
  ],
  permit: [
    readingMain,
    { title: sections.pictures, fields: [picture] },
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
    { title: sections.pictures, fields: [picture] },
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
        { type: 'pictures', name: 'images', most: 40, columns: [text('title')] },
        film('videoAddress'),
        film('installVideoAddress'),
        paper('userManualAddress'),
      ],
    },
    {
      title: sections.rows,
      fields: [
        {
          type: 'rows',
          name: 'specifications',
          one: rows.one.specifications,
          most: 200,
          columns: [text('title'), text('description')],
          hasPaste: true,
          hint: hints.paste,
        },
        {
          type: 'rows',
          name: 'customers',
          one: rows.one.customers,
          most: 500,
          columns: [text('customerName'), text('customerContactInfo')],
          hasPaste: true,
          hint: hints.paste,
        },
      ],
    },
    metaSection,
  ],
  'product-type': [
    { title: sections.main, fields: [text('title'), longText('description', hints.description)] },
    { title: sections.pictures, fields: [picture] },
    metaSection,
  ],
  faq: [{ title: sections.main, fields: [text('question'), richText('answer')] }],
  revision: [
    {
      title: sections.main,
      fields: [
        text('title'),
        code('versionNumber'),
        longText('description', hints.description),
        richText('bodyText'),
        { type: 'lines', name: 'features', one: rows.one.features, most: 200 },
      ],
    },
    {
      title: sections.pictures,
      fields: [
        { type: 'mediaList', name: 'imageAddresses', most: 40 },
        film('videoAddress'),
        paper('manualPdfAddress'),
      ],
    },
    { title: sections.placing, fields: [publishedAt] },
  ],
  gallery: [
    { title: sections.main, fields: [text('title'), longText('description')] },
    {
      title: sections.pictures,
      fields: [
        {
          type: 'pictures',
          name: 'images',
          most: 500,
          columns: [text('title'), longText('description', undefined, 2)],
        },
      ],
    },
  ],
  website: [
    {
      title: sections.main,
      fields: [text('title'), code('webSiteUrl'), longText('description', hints.description)],
    },
    { title: sections.pictures, fields: [picture] },
    { title: sections.placing, fields: [publishedAt] },
  ],
  colleague: [
    { title: sections.main, fields: [text('name'), longText('description')] },
    { title: sections.pictures, fields: [picture] },
    {
      title: sections.contact,
      fields: [
        code('mobile', hints.contact),
        code('email', hints.contact),
        code('telegram', hints.contact),
        code('website', hints.contact),
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
          most: 3,
          hint: hints.slides,
          columns: [
            { type: 'media', name: 'imageAddress', kinds: ['picture'] },
            text('title'),
            longText('text', undefined, 2),
            text('linkText'),
            code('linkHref', hints.link),
          ],
        },
      ],
    },
    metaSection,
  ],
  'site-settings': settingSections,
};
