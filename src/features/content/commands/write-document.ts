import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { staticPageKeys } from '#contract/content/entities.ts';
import { type ContentKind, contentKinds, type PlainKind, plainKinds } from '#contract/content/kinds.ts';
import type { SiteSettings } from '#contract/content/site-settings.ts';
import { AppError } from '#kernel/app-error.ts';
import { searchText } from '#kernel/search-key.ts';
import type { Db } from '#storage/dialect.ts';
import { settingsKey } from '../read/fixed-records.repository.ts';
import type { ContentStore } from './content-store.repository.ts';
import { findPageKey } from './public-rows.repository.ts';

/** Where a document is written: its id, whether it is shown, and its priority where the kind has one. */
type WriteAt = { store: ContentStore; trx: Db; id: number; isShown: boolean; priority: number };

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

/** Rows of the parts of a product, in the order in which they are listed. */
const toParts = <Part>(productId: number, parts: readonly Part[]) =>
  parts.map((part, position) => ({ ...part, product_id: productId, position }));

const plainWriters = Object.fromEntries(
  plainKinds.map((kind) => [
    kind,
    (at: WriteAt, document: ContentDocument<PlainKind>) =>
      at.store.put(contentKinds[kind].table, item(at, document)),
  ]),
) as Pick<Write, PlainKind>;

/** One way into the public tables for each kind. Column names begin here. */
export const writeDocument: Write = {
  ...plainWriters,
  video: (at, document) =>
    at.store.put('video', { ...item(at, document), video_address: document.videoAddress }),
  page: (at, document) =>
    at.store.put('dynamic_page', { ...item(at, document), parent_id: document.parentId }),
  permit: (at, document) =>
    at.store.put('permit', { ...item(at, document), permit_type: document.permitType }),
  product: async (at, document) => {
    const { store, id } = at;
    await store.put('product', {
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
    });
    const images = document.images.map((image) => ({ title: image.title, ...pictures(image) }));
    const customers = document.customers.map(({ customerName, customerContactInfo }) => ({
      customer_name: customerName,
      customer_contact_info: customerContactInfo,
    }));
    await store.replaceParts('product_image', id, toParts(id, images));
    await store.replaceParts('product_specification', id, toParts(id, document.specifications));
    await store.replaceParts('product_customer', id, toParts(id, customers));
  },
  'product-type': (at, document) =>
    at.store.put('product_type', {
      ...shown(at),
      title: document.title,
      description: document.description,
      ...pictures(document),
      ...meta(document),
    }),
  gallery: async (at, { title, description, images }) => {
    await at.store.put('gallery_group', { ...shown(at), title, description });
    await at.store.replaceGallery(
      at.id,
      images.map((image, position) => ({
        id: image.id,
        gallery_group_id: at.id,
        position,
        title: image.title,
        description: image.description,
        ...pictures(image),
      })),
    );
  },
  website: (at, document) =>
    at.store.put('designed_website', {
      ...shown(at),
      title: document.title,
      website_url: document.webSiteUrl ?? '',
      description: document.description,
      published_at: instantOf(document),
      ...pictures(document),
    }),
  colleague: (at, { name, description, mobile, email, telegram, website, ...rest }) =>
    at.store.put('colleague', {
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
    at.store.put('faq', { ...shown(at), question, answer, show_priority: at.priority }),
  revision: (at, document) =>
    at.store.put('revision', {
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
      search_text: searchText(`${document.versionNumber} ${document.title} ${document.description}`),
    }),
  'static-page': async (at, document) => {
    const pageKey = (await findPageKey(at.trx, at.id)) ?? staticPageKeys[at.id - 1];
    if (!pageKey) throw new AppError('not_found');
    const picture = (n: number) => document.slides[n]?.imageAddress ?? null;
    await at.store.put('static_page', {
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
  'site-settings': ({ store }, document) => {
    const settings: SiteSettings = {
      ...document,
      panelUrl: document.panelUrl ?? '',
      footerLinks: document.footerLinks.map(({ title, url }) => ({ title, url: url ?? '' })),
      socialLinks: document.socialLinks.map(({ title, url }) => ({ title, url: url ?? '' })),
    };
    return store.put('site_setting', { key: settingsKey, value: JSON.stringify(settings) });
  },
};
