import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { type ContentKind, contentKinds, type PlainKind, plainKinds } from '#contract/content/kinds.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { findSiteSettings } from '../read/fixed-records.repository.ts';
import { listProductParts } from '../read/products.repository.ts';
import * as to from '../read/rows-to-contract.ts';
import { findPublicRow, listGalleryRows } from './public-rows.repository.ts';

type Find = { [Kind in ContentKind]: (db: Db, id: number) => Promise<ContentDocument<Kind> | undefined> };

const readItem = ({ id: _, ...item }: ReturnType<typeof to.toContentItem>) => item;
const item = async (db: Db, table: (typeof contentKinds)[PlainKind]['table'], id: number) => {
  const row = await findPublicRow(db, table, id);
  return row && readItem(to.toContentItem(row));
};

const plainFinders = Object.fromEntries(
  plainKinds.map((kind) => [kind, (db: Db, id: number) => item(db, contentKinds[kind].table, id)]),
) as Pick<Find, PlainKind>;

/** What stands in the public tables now, as the document an editor would have written for it. */
export const findDocument: Find = {
  ...plainFinders,
  video: async (db, id) => {
    const row = await findPublicRow(db, 'video', id);
    return row && { ...readItem(to.toContentItem(row)), videoAddress: row.video_address };
  },
  page: async (db, id) => {
    const row = await findPublicRow(db, 'dynamic_page', id);
    return row && { ...readItem(to.toContentItem(row)), parentId: row.parent_id };
  },
  permit: async (db, id) => {
    const row = await findPublicRow(db, 'permit', id);
    return row && { ...readItem(to.toContentItem(row)), permitType: row.permit_type === 1 ? 1 : 0 };
  },
  product: async (db, id) => {
    const row = await findPublicRow(db, 'product', id);
    if (!row) return undefined;
    const images = await listProductParts(db, 'product_image', id);
    const specifications = await listProductParts(db, 'product_specification', id);
    const customers = await listProductParts(db, 'product_customer', id);
    return {
      title: row.title,
      description: row.description,
      bodyText: row.body_text,
      productTypeId: row.product_type_id,
      images: images.map((image) => ({ title: image.title, ...to.toPictures(image) })),
      specifications: specifications.map(({ title, description }) => ({ title, description })),
      customers: customers.map((customer) => ({
        customerName: customer.customer_name,
        customerContactInfo: customer.customer_contact_info,
      })),
      videoAddress: row.video_address,
      installVideoAddress: row.install_video_address,
      userManualAddress: row.user_manual_address,
      price: row.price,
      realPrice: row.real_price,
      ...to.toMeta(row),
    };
  },
  'product-type': async (db, id) => {
    const row = await findPublicRow(db, 'product_type', id);
    if (!row) return undefined;
    const { title, description } = row;
    return { title, description, ...to.toPictures(row), ...to.toMeta(row) };
  },
  gallery: async (db, id) => {
    const row = await findPublicRow(db, 'gallery_group', id);
    if (!row) return undefined;
    const images = (await listGalleryRows(db, id)).map((image) => ({
      id: image.id,
      title: image.title,
      description: image.description,
      ...to.toPictures(image),
    }));
    return { title: row.title, description: row.description, images };
  },
  website: async (db, id) => {
    const row = await findPublicRow(db, 'designed_website', id);
    if (!row) return undefined;
    const { id: _, ...website } = to.toDesignedWebSite(row);
    return { ...website, publishedAt: toIso(row.published_at) };
  },
  colleague: async (db, id) => {
    const row = await findPublicRow(db, 'colleague', id);
    if (!row) return undefined;
    const { id: _, showPriority: __, ...colleague } = to.toColleague(row);
    return colleague;
  },
  faq: async (db, id) => {
    const row = await findPublicRow(db, 'faq', id);
    return row && { question: row.question, answer: row.answer };
  },
  revision: async (db, id) => {
    const row = await findPublicRow(db, 'revision', id);
    if (!row) return undefined;
    const { id: _, imageAddresses, ...revision } = to.toRevision(row);
    return {
      ...revision,
      imageAddresses: imageAddresses
        .split(';')
        .map((address) => address.trim())
        .filter(Boolean),
    };
  },
  'static-page': async (db, id) => {
    const row = await findPublicRow(db, 'static_page', id);
    if (!row) return undefined;
    const page = to.toStaticPage(row);
    const images = [page.slideShowImageAddress1, page.slideShowImageAddress2, page.slideShowImageAddress3];
    const slides = images.map((imageAddress, at) => ({
      imageAddress,
      title: page.slides[at]?.title ?? '',
      text: page.slides[at]?.text ?? '',
      linkText: page.slides[at]?.linkText ?? '',
      linkHref: page.slides[at]?.linkHref || null,
    }));
    return {
      title: page.title,
      description: page.description,
      bodyText: page.bodyText,
      slides: row.page_key === 'HomeIndex' ? slides : [],
      ...to.toMeta(row),
    };
  },
  'site-settings': (db) => findSiteSettings(db),
};

/** The same for a kind known only at run time. */
export const findAnyDocument = (
  db: Db,
  kind: ContentKind,
  id: number,
): Promise<ContentDocument | undefined> => findDocument[kind](db, id);
