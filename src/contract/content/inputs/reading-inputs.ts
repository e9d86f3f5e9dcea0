import { z } from 'zod';
import * as field from './fields.ts';

const reading = (how: field.Completeness) => ({
  title: field.name(),
  description: field.neededText(how, 5_000),
  bodyText: field.richText(),
  ...field.pictures(),
  ...field.meta(),
  publishedAt: field.publishedAt(),
});

export const articleInput = (how: field.Completeness) =>
  z.strictObject({ ...reading(how), bodyText: field.neededRichText(how) });

export const videoInput = (how: field.Completeness) =>
  z.strictObject({ ...reading(how), videoAddress: field.neededLink(how) });

/** `parentId` 0 is a page of the first level. */
export const pageInput = (how: field.Completeness) =>
  z.strictObject({
    ...reading(how),
    description: field.text(5_000),
    bodyText: field.neededRichText(how),
    parentId: z.int(field.inputTexts.number).min(0).max(999_999_999).default(0),
  });

/** `permitType` 1 is software, 0 hardware. */
export const permitInput = (how: field.Completeness) =>
  z.strictObject({ ...reading(how), permitType: z.union([z.literal(0), z.literal(1)]).default(0) });
