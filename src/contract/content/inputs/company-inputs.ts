import { z } from 'zod';
import * as field from './fields.ts';

/** A picture that stands already keeps its id; a new one has none yet. */
export const galleryInput = (how: field.Completeness) =>
  z.strictObject({
    title: field.name(),
    description: field.text(2_000),
    images: field
      .listOf(
        z.strictObject({
          id: z.int().min(1).optional(),
          title: field.text(256),
          description: field.text(2_000),
          imageAddressHighQuality: field.neededLink(how),
          imageAddressLowQuality: field.link(),
        }),
        500,
      )
      .refine((images) => how === 'draft' || images.length > 0, field.inputTexts.onePicture),
  });

export const websiteInput = (how: field.Completeness) =>
  z.strictObject({
    title: field.name(),
    webSiteUrl: field.neededLink(how),
    description: field.neededText(how, 5_000),
    ...field.pictures(),
    publishedAt: field.publishedAt(),
  });

export const colleagueInput = (how: field.Completeness) =>
  z.strictObject({
    name: field.name(256),
    description: field.neededText(how, 5_000),
    mobile: field.contactLine(),
    email: field.contactLine(),
    telegram: field.contactLine(),
    website: field.contactLine(),
    ...field.pictures(),
  });

export const faqInput = (how: field.Completeness) =>
  z.strictObject({ question: field.name(), answer: field.neededRichText(how) });

export const revisionInput = (how: field.Completeness) =>
  z.strictObject({
    title: field.name(),
    versionNumber: field.neededText(how, 64),
    description: field.neededText(how, 5_000),
    bodyText: field.richText(),
    imageAddresses: field.listOf(
      field.link().refine((address) => !address?.includes(';'), { message: field.inputTexts.link }),
      40,
    ),
    videoAddress: field.link(),
    manualPdfAddress: field.link(),
    features: field.listOf(field.text(1_000), 200),
    publishedAt: field.publishedAt(),
  });
