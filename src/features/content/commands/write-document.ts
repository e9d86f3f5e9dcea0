import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { staticPageKeys } from '#contract/content/entities.ts';
import { type ContentKind, contentKinds, type PlainKind, plainKinds } from '#contract/content/kinds.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { findPageKey } from './public-rows.repository.ts';
import type { ContentWriter } from './write-content.ts';

/** Where a document is written: its id, whether it is shown, and its priority where the kind has one. */
export type WriteAt = { writer: ContentWriter; trx: Db; id: number; isShown: boolean; priority: number };

type Write = { [Kind in ContentKind]: (at: WriteAt, document: ContentDocument<Kind>) => Promise<void> };
type Meta = { metaTitle: string; metaDescription: string; metaKeywords: string };
type Pictures = { imageAddressHighQuality: string | null; imageAddressLowQuality: string | null };

const meta = ({ metaTitle, metaDescription, metaKeywords }: Meta) => ({
  meta_title: metaTitle,
  meta_description: metaDescription,
  meta_keywords: metaKeywords,
});
const pictures = ({ imageAddressHighQuality, imageAddressLowQuality }: Pictures) => ({
  image_high: imageAddressHighQuality,
  image_low: imageAddressLowQuality,
});
const shown = ({ id, isShown }: WriteAt) => ({ id, is_show: isShown ? 1 : 0 });

const item = (at: WriteAt, document: ContentDocument<'article'>) => ({
  ...shown(at),
  title: document.title,
  description: document.description,
  body_text: document.bodyText,
  published_at: instantOf(document),
  ...pictures(document),
  ...meta(document),
});

/** Every document has its date by now: see `completeDocument`. */
const instantOf = ({ publishedAt }: { publishedAt: string | null }): number => {
  if (publishedAt === null) throw new Error('a document is written without its date');
  return Date.parse(publishedAt);
};

const plainWriters = Object.fromEntries(
  plainKinds.map((kind) => [
    kind,
    (at: WriteAt, document: ContentDocument<PlainKind>) =>
      at.writer.storeItem(contentKinds[kind].table, item(at, document)),
  ]),
) as Pick<Write, PlainKind>;

/** One way into the public tables for each kind. Column names begin here. */
export const writeDocument: Write = {
  ...plainWriters,
  video: (at, document) =>
    at.writer.storeItem('video', { ...item(at, document), video_address: document.videoAddress }),
  page: (at, document) =>
    at.writer.storeItem('dynamic_page', { ...item(at, document), parent_id: document.parentId }),
  permit: (at, document) =>
    at.writer.storeItem('permit', { ...item(at, document), permit_type: document.permitType }),
  product: (at, document) =>
    at.writer.storeProduct({
      ...shown(at),
      product_type_id: document.productTypeId,
      title: document.title,
      description: document.description,
      body_text: document.bodyText,
      video_address: document.videoAddress,
      install_video_address: document.installVideoAddress,
      user_manual_address: document.userManualAddress,
      show_priority: at.priority,
      price: document.price,
      real_price: document.realPrice,
      ...meta(document),
      images: document.images.map((image) => ({ title: image.title, ...pictures(image) })),
      specifications: document.specifications,
      customers: document.customers.map(({ customerName, customerContactInfo }) => ({
        customer_name: customerName,
        customer_contact_info: customerContactInfo,
      })),
    }),
  'product-type': (at, document) =>
    at.writer.storeProductType({
      ...shown(at),
      title: document.title,
      description: document.description,
      ...pictures(document),
      ...meta(document),
    }),
  gallery: (at, { title, description, images }) =>
    at.writer.storeGalleryGroup(
      { ...shown(at), title, description },
      images.map((image, position) => ({
        id: image.id,
        gallery_group_id: at.id,
        position,
        title: image.title,
        description: image.description,
        ...pictures(image),
      })),
    ),
  website: (at, document) =>
    at.writer.storeDesignedWebsite({
      ...shown(at),
      title: document.title,
      website_url: document.webSiteUrl ?? '',
      description: document.description,
      published_at: instantOf(document),
      ...pictures(document),
    }),
  colleague: (at, { name, description, mobile, email, telegram, website, ...rest }) =>
    at.writer.storeColleague({
      ...shown(at),
      name,
      description,
      mobile,
      email,
      telegram,
      website,
      ...pictures(rest),
      show_priority: at.priority,
    }),
  faq: (at, { question, answer }) =>
    at.writer.storeFaq({ ...shown(at), question, answer, show_priority: at.priority }),
  revision: (at, document) =>
    at.writer.storeRevision({
      ...shown(at),
      title: document.title,
      version_number: document.versionNumber,
      description: document.description,
      body_text: document.bodyText,
      image_addresses: document.imageAddresses.filter(Boolean).join(';'),
      video_address: document.videoAddress,
      manual_pdf_address: document.manualPdfAddress,
      features: JSON.stringify(document.features.filter(Boolean)),
      published_at: instantOf(document),
    }),
  'static-page': async (at, document) => {
    const pageKey = (await findPageKey(at.trx, at.id)) ?? staticPageKeys[at.id - 1];
    if (!pageKey) throw new AppError('not_found');
    const picture = (n: number) => document.slides[n]?.imageAddress ?? null;
    await at.writer.storeStaticPage({
      ...shown(at),
      page_key: pageKey,
      title: document.title,
      description: document.description,
      body_text: document.bodyText,
      slide_image_1: picture(0),
      slide_image_2: picture(1),
      slide_image_3: picture(2),
      slides: JSON.stringify(
        document.slides.map(({ title, text, linkText, linkHref }) => ({
          title,
          text,
          linkText,
          linkHref: linkHref ?? '',
        })),
      ),
      ...meta(document),
    });
  },
  'site-settings': ({ writer }, document) =>
    writer.storeSiteSettings({
      ...document,
      panelUrl: document.panelUrl ?? '',
      footerLinks: document.footerLinks.map(({ title, url }) => ({ title, url: url ?? '' })),
      socialLinks: document.socialLinks.map(({ title, url }) => ({ title, url: url ?? '' })),
    }),
};
