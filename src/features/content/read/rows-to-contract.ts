import type { Selectable } from 'kysely';
import type {
  Colleague,
  ContentItem,
  DesignedWebSite,
  DynamicPage,
  GalleryImage,
  Permit,
  Revision,
  StaticPage,
  Video,
} from '#contract/content/entities.ts';
import { toIso } from '#kernel/to-iso.ts';
import type { Tables } from '#storage/tables.ts';

type Row<Table extends keyof Tables> = Selectable<Tables[Table]>;

export const toMeta = (row: { meta_title: string; meta_description: string; meta_keywords: string }) => ({
  metaTitle: row.meta_title,
  metaDescription: row.meta_description,
  metaKeywords: row.meta_keywords,
});

export const toPictures = (row: { image_high: string | null; image_low: string | null }) => ({
  imageAddressHighQuality: row.image_high,
  imageAddressLowQuality: row.image_low,
});

export const toContentItem = (row: Row<'article'>): ContentItem => ({
  id: row.id,
  title: row.title,
  description: row.description,
  bodyText: row.body_text,
  ...toPictures(row),
  ...toMeta(row),
  publishedAt: toIso(row.published_at),
});

export const toVideo = (row: Row<'video'>): Video => ({
  ...toContentItem(row),
  videoAddress: row.video_address,
});

export const toDynamicPage = (row: Row<'dynamic_page'>): DynamicPage => ({
  ...toContentItem(row),
  parentId: row.parent_id,
});

export const toPermit = (row: Row<'permit'>): Permit => ({
  ...toContentItem(row),
  permitType: row.permit_type,
});

export const toStaticPage = (row: Row<'static_page'>): StaticPage => ({
  id: row.id,
  title: row.title,
  description: row.description,
  bodyText: row.body_text,
  pageKey: row.page_key,
  slideShowImageAddress1: row.slide_image_1,
  slideShowImageAddress2: row.slide_image_2,
  slideShowImageAddress3: row.slide_image_3,
  slides: JSON.parse(row.slides) as StaticPage['slides'],
  ...toMeta(row),
});

export const toGalleryImage = (row: Row<'gallery_image'>): GalleryImage => ({
  id: row.id,
  title: row.title,
  description: row.description,
  ...toPictures(row),
  galleryGroupId: row.gallery_group_id,
});

export const toDesignedWebSite = (row: Row<'designed_website'>): DesignedWebSite => ({
  id: row.id,
  title: row.title,
  webSiteUrl: row.website_url,
  description: row.description,
  ...toPictures(row),
});

export const toColleague = (row: Row<'colleague'>): Colleague => ({
  id: row.id,
  name: row.name,
  description: row.description,
  mobile: row.mobile,
  email: row.email,
  telegram: row.telegram,
  website: row.website,
  ...toPictures(row),
  showPriority: row.show_priority,
});

export const toRevision = (row: Row<'revision'>): Revision => ({
  id: row.id,
  title: row.title,
  versionNumber: row.version_number,
  description: row.description,
  bodyText: row.body_text,
  imageAddresses: row.image_addresses,
  videoAddress: row.video_address,
  manualPdfAddress: row.manual_pdf_address,
  features: JSON.parse(row.features) as string[],
  publishedAt: toIso(row.published_at),
});
