import { z } from 'zod';
import { isAllowedLink } from '../allowed-link.ts';

/**
 * How complete a document must be. A draft needs only its title: whatever else is there must have the right shape
 * and a bearable length. What is published must be whole.
 */
export type Completeness = 'draft' | 'complete';

export const inputTexts = {
  needed: 'این فیلد را پر کنید.',
  tooLong: 'این نوشته بیش از اندازه بلند است.',
  link: 'این پیوند پذیرفته نیست.',
  number: 'یک عدد درست بنویسید.',
  date: 'این تاریخ درست نیست.',
  tooMany: 'تعداد موارد بیش از اندازه است.',
  onePicture: 'دست‌کم یک تصویر بیفزایید.',
  price: 'قیمت با تخفیف از قیمت اصلی بیشتر است.',
  latitude: 'عرض جغرافیایی باید میان ۹۰- و ۹۰ باشد.',
  longitude: 'طول جغرافیایی باید میان ۱۸۰- و ۱۸۰ باشد.',
} as const;

export const maxRichTextLength = 400_000;
const maxLinkLength = 2_000;

/** A line that lists and messages call the item by: needed even by a draft. */
export const name = (max = 512) =>
  z.string(inputTexts.needed).trim().min(1, inputTexts.needed).max(max, inputTexts.tooLong);

/** Plain text that may stay empty. */
export const text = (max = 512) => z.string().trim().max(max, inputTexts.tooLong).default('');

/** Plain text that must be there before publishing. */
export const neededText = (how: Completeness, max = 512) => (how === 'draft' ? text(max) : name(max));

/** HTML; it is sanitized on its way into the database. */
export const richText = () => z.string().max(maxRichTextLength, inputTexts.tooLong).default('');
export const neededRichText = (how: Completeness) =>
  how === 'draft'
    ? richText()
    : z
        .string(inputTexts.needed)
        .max(maxRichTextLength, inputTexts.tooLong)
        .refine(
          (html) => /[^\s]/.test(html.replace(/<[^>]*>|&nbsp;/g, '')) || /<(img|video|iframe)\b/i.test(html),
          {
            message: inputTexts.needed,
          },
        );

/** Null when empty: an address is there or it is not. */
const blankToNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const trimmedLink = z
  .string()
  .trim()
  .max(maxLinkLength, inputTexts.tooLong)
  .refine(isAllowedLink, { message: inputTexts.link });
export const link = () => z.preprocess(blankToNull, trimmedLink.nullable()).default(null);
export const neededLink = (how: Completeness) =>
  how === 'draft'
    ? link()
    : z
        .preprocess(blankToNull, z.union([z.null(), trimmedLink]))
        .refine((value) => value !== null, inputTexts.needed);

/** A line of a person's card: blank is stored as null. */
export const contactLine = () =>
  z
    .preprocess(
      (value) => (typeof value === 'string' && /^\s*(null)?\s*$/i.test(value) ? null : value),
      z.string().trim().max(256, inputTexts.tooLong).nullable(),
    )
    .default(null);

export const pictures = () => ({ imageAddressHighQuality: link(), imageAddressLowQuality: link() });

export const meta = () => ({ metaTitle: text(256), metaDescription: text(512), metaKeywords: text(512) });

/** When null, the moment of publishing. */
export const publishedAt = () =>
  z.iso.datetime({ offset: true, error: inputTexts.date }).nullable().default(null);

/** An ordered list of parts. */
export const listOf = <Item extends z.ZodType>(item: Item, max: number) =>
  z.array(item).max(max, inputTexts.tooMany).default([]);
