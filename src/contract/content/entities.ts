import { z } from 'zod';

const address = z.string().nullable();

export const metaFields = {
  metaTitle: z.string(),
  metaDescription: z.string(),
  metaKeywords: z.string(),
};

export const pictureFields = {
  imageAddressHighQuality: address,
  imageAddressLowQuality: address,
};

/** A page whose place is fixed (home, about, list intros) and whose words are edited. */
export const StaticPage = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  bodyText: z.string(),
  pageKey: z.string(),
  slideShowImageAddress1: address,
  slideShowImageAddress2: address,
  slideShowImageAddress3: address,
  slides: z.array(
    z.object({ title: z.string(), text: z.string(), linkText: z.string(), linkHref: z.string() }),
  ),
  ...metaFields,
});
export type StaticPage = z.infer<typeof StaticPage>;

export const staticPageKeys = [
  'HomeIndex',
  'AboutUs',
  'ColleaguesIndex',
  'ContactUs',
  'FAQsIndex',
  'DesignedWebsitesIndex',
  'ArticlesIndex',
  'BlogsIndex',
  'VideosIndex',
  'PermitsIndex',
] as const;
export type StaticPageKey = (typeof staticPageKeys)[number];

/** What articles, news items, videos, dynamic pages and permits have in common. `bodyText` is sanitized HTML. */
export const ContentItem = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  bodyText: z.string(),
  ...pictureFields,
  ...metaFields,
  publishedAt: z.string(),
});
export type ContentItem = z.infer<typeof ContentItem>;

export const Article = ContentItem;
export type Article = ContentItem;
export const Blog = ContentItem;
export type Blog = ContentItem;

export const Video = ContentItem.extend({ videoAddress: address });
export type Video = z.infer<typeof Video>;

export const DynamicPage = ContentItem.extend({ parentId: z.int() });
export type DynamicPage = z.infer<typeof DynamicPage>;

/** permitType 1 is software, 0 is hardware. */
export const Permit = ContentItem.extend({ permitType: z.int() });
export type Permit = z.infer<typeof Permit>;

/** A dynamic page as the menu knows it; `parentId` 0 is a root. */
export const DynamicPageEntry = z.object({ id: z.int(), title: z.string(), parentId: z.int() });
export type DynamicPageEntry = z.infer<typeof DynamicPageEntry>;

export const GalleryImage = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  ...pictureFields,
  galleryGroupId: z.int(),
});
export type GalleryImage = z.infer<typeof GalleryImage>;

export const GalleryGroup = z.object({
  id: z.int(),
  title: z.string(),
  description: z.string(),
  images: z.array(GalleryImage).default([]),
});
export type GalleryGroup = z.infer<typeof GalleryGroup>;

export const DesignedWebSite = z.object({
  id: z.int(),
  title: z.string(),
  webSiteUrl: z.string(),
  description: z.string(),
  ...pictureFields,
});
export type DesignedWebSite = z.infer<typeof DesignedWebSite>;

/** Contact lines may be null, empty or the text "null": old records hold all three. */
export const Colleague = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  mobile: address,
  email: address,
  telegram: address,
  website: address,
  ...pictureFields,
  showPriority: z.int(),
});
export type Colleague = z.infer<typeof Colleague>;

export const Faq = z.object({ id: z.int(), question: z.string(), answer: z.string() });
export type Faq = z.infer<typeof Faq>;

/** One released version of the software. `imageAddresses` is a semicolon-separated list. */
export const Revision = z.object({
  id: z.int(),
  title: z.string(),
  versionNumber: z.string(),
  description: z.string(),
  bodyText: z.string(),
  imageAddresses: z.string(),
  videoAddress: address,
  manualPdfAddress: address,
  features: z.array(z.string()),
  publishedAt: z.string(),
});
export type Revision = z.infer<typeof Revision>;
