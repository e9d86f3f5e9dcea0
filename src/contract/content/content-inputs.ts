import type { z } from 'zod';
import {
  colleagueInput,
  faqInput,
  galleryInput,
  revisionInput,
  websiteInput,
} from './inputs/company-inputs.ts';
import type { Completeness } from './inputs/fields.ts';
import { siteSettingsInput, staticPageInput } from './inputs/page-inputs.ts';
import { productInput, productTypeInput } from './inputs/product-inputs.ts';
import { articleInput, pageInput, permitInput, videoInput } from './inputs/reading-inputs.ts';
import type { ContentKind } from './kinds.ts';

/** What an editor writes of each kind: the document of drafts, plans and editions, and the input of the commands. */
const inputs = {
  product: productInput,
  article: articleInput,
  news: articleInput,
  video: videoInput,
  permit: permitInput,
  page: pageInput,
  faq: faqInput,
  revision: revisionInput,
  'product-type': productTypeInput,
  gallery: galleryInput,
  website: websiteInput,
  colleague: colleagueInput,
  'static-page': staticPageInput,
  'site-settings': siteSettingsInput,
} as const satisfies Record<ContentKind, (how: Completeness) => z.ZodType>;

export type ContentDocument<Kind extends ContentKind = ContentKind> = z.output<
  ReturnType<(typeof inputs)[Kind]>
>;

type Shapes = { readonly [Kind in ContentKind]: ReturnType<(typeof inputs)[Kind]> };

const shapesOf = (how: Completeness): Shapes =>
  Object.fromEntries(Object.entries(inputs).map(([kind, make]) => [kind, make(how)])) as Shapes;

/** What may be saved as a draft. */
export const draftShapes: Shapes = shapesOf('draft');
/** What may be published. */
export const completeShapes: Shapes = shapesOf('complete');
