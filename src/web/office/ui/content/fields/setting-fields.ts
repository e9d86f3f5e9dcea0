import {
  contentHintTexts as hints,
  rowTexts as rows,
  contentSectionTexts as sections,
} from '#web/texts/office/content-fields.ts';
import type { FieldSection } from './content-field.ts';
import { codeField, longTextField, textField } from './shared-fields.ts';

/** The settings of the site: one form. */
export const settingSections: readonly FieldSection[] = [
  {
    title: sections.main,
    fields: [
      textField('companyName'),
      textField('legalName'),
      textField('slogan'),
      longTextField('privacyLine', undefined, 2),
    ],
  },
  {
    title: sections.contact,
    fields: [
      codeField('phone'),
      codeField('servicePhone'),
      codeField('email'),
      textField('workingHours'),
      codeField('panelUrl'),
    ],
  },
  {
    title: sections.place,
    fields: [
      longTextField('address', undefined, 2),
      longTextField('factoryAddress', undefined, 2),
      longTextField('receiverAddress', hints.receiverAddress, 2),
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
        max: 30,
        columns: [textField('title'), codeField('url')],
        hasPaste: true,
      },
      {
        type: 'rows',
        name: 'socialLinks',
        one: rows.one.socialLinks,
        max: 30,
        columns: [textField('title'), codeField('url')],
        hasPaste: true,
      },
    ],
  },
];
