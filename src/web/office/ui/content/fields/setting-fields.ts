import {
  contentHintTexts as hints,
  rowTexts as rows,
  contentSectionTexts as sections,
} from '#web/texts/office/content-fields.ts';
import type { FieldSection } from './content-field.ts';
import { code, longText, text } from './shared-fields.ts';

/** The settings of the site: one form. */
export const settingSections: readonly FieldSection[] = [
  {
    title: sections.main,
    fields: [text('companyName'), text('legalName'), text('slogan'), longText('privacyLine', undefined, 2)],
  },
  {
    title: sections.contact,
    fields: [code('phone'), code('servicePhone'), code('email'), text('workingHours'), code('panelUrl')],
  },
  {
    title: sections.place,
    fields: [
      longText('address', undefined, 2),
      longText('factoryAddress', undefined, 2),
      longText('receiverAddress', hints.receiverAddress, 2),
      { type: 'degrees', name: 'latitude', hint: hints.latitude },
      { type: 'degrees', name: 'longitude', hint: hints.longitude },
    ],
  },
  {
    title: sections.links,
    fields: [
      {
        type: 'rows',
        name: 'footerLinks',
        one: rows.one.footerLinks,
        most: 30,
        columns: [text('title'), code('url')],
        hasPaste: true,
      },
      {
        type: 'rows',
        name: 'socialLinks',
        one: rows.one.socialLinks,
        most: 30,
        columns: [text('title'), code('url')],
        hasPaste: true,
      },
    ],
  },
];
