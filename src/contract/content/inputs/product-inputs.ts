import { z } from 'zod';
import { foldDigits } from '#kernel/fold-digits.ts';
import * as field from './fields.ts';

export const productTypeInput = (how: field.Completeness) =>
  z.strictObject({
    title: field.name(),
    description: field.neededText(how, 5_000),
    ...field.pictures(),
    ...field.meta(),
  });

/** Whole tomans, as a number or as digits of any script; 0 is "ask us". */
const toman = () =>
  z
    .preprocess(
      (typed) => (typeof typed === 'string' ? Number(foldDigits(typed).replace(/[\s,٬]/g, '') || 0) : typed),
      z
        .int(field.inputTexts.number)
        .min(0, field.inputTexts.number)
        .max(10 ** 12, field.inputTexts.number),
    )
    .default(0);

/** A product with everything that is edited together with it: one form, one save. */
export const productInput = (how: field.Completeness) =>
  z
    .strictObject({
      title: field.name(),
      description: field.neededText(how, 5_000),
      bodyText: field.richText(),
      productTypeId:
        how === 'draft'
          ? z.int().min(0).default(0)
          : z.int(field.inputTexts.needed).min(1, field.inputTexts.needed),
      images: field.listOf(z.strictObject({ title: field.text(256), ...field.pictures() }), 40),
      specifications: field.listOf(
        z.strictObject({ title: field.neededText(how, 256), description: field.text(2_000) }),
        200,
      ),
      customers: field.listOf(
        z.strictObject({ customerName: field.neededText(how, 256), customerContactInfo: field.text(512) }),
        500,
      ),
      videoAddress: field.link(),
      installVideoAddress: field.link(),
      userManualAddress: field.link(),
      price: toman(),
      realPrice: toman(),
      ...field.meta(),
    })
    .refine(({ price, realPrice }) => how === 'draft' || realPrice === 0 || price <= realPrice, {
      path: ['price'],
      message: field.inputTexts.price,
    });
