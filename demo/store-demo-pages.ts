import type { ContentWriter } from '#features/content/index.ts';
import { colleagues } from './content/colleagues.ts';
import { faqs } from './content/faqs.ts';
import { galleryGroups } from './content/gallery-groups.ts';
import { revisions } from './content/revisions.ts';
import { siteSettings } from './content/site-settings.ts';
import { staticPages } from './content/static-pages.ts';
import { websites } from './content/websites.ts';
import { metaColumns, pictureColumns } from './demo-columns.ts';
import { demoPicture } from './plan.ts';

const firstWebsite = Date.UTC(2025, 5, 1);
const oneMonth = 30 * 24 * 60 * 60 * 1_000;
const socialNames: Record<string, string> = { telegram: 'تلگرام', aparat: 'آپارات', linkedin: 'لینکدین' };

/** Fixed pages, the company record, galleries, websites, colleagues, questions and revisions. */
export const storeDemoPages = async (writer: ContentWriter): Promise<void> => {
  await writer.storeSiteSettings({
    ...siteSettings,
    socialLinks: Object.entries(siteSettings.socialLinks).map(([name, url]) => ({
      title: socialNames[name] ?? name,
      url,
    })),
  });
  for (const page of staticPages) {
    const slide = (n: number) => (page.pageKey === 'HomeIndex' ? `/media/demo/slide-${n}-high.webp` : null);
    await writer.storeStaticPage({
      id: page.id,
      page_key: page.pageKey,
      title: page.title,
      description: page.description,
      body_text: page.bodyText,
      slide_image_1: slide(1),
      slide_image_2: slide(2),
      slide_image_3: slide(3),
      slides: JSON.stringify(page.slides ?? []),
      ...metaColumns(page),
    });
  }
  for (const group of galleryGroups) {
    const { images, ...row } = group;
    await writer.storeGalleryGroup(
      row,
      images.map((image, at) => ({
        ...image,
        gallery_group_id: group.id,
        position: at,
        ...pictureColumns(demoPicture(`gallery-${group.id}-${at + 1}`)),
      })),
    );
  }
  for (const { webSiteUrl, ...website } of websites) {
    await writer.storeDesignedWebsite({
      ...website,
      website_url: webSiteUrl,
      published_at: firstWebsite + website.id * oneMonth,
      ...pictureColumns(demoPicture(`website-${website.id}`)),
    });
  }
  for (const { showPriority, ...colleague } of colleagues) {
    await writer.storeColleague({
      ...colleague,
      show_priority: showPriority,
      ...pictureColumns(demoPicture(`colleague-${colleague.id}`)),
    });
  }
  for (const { showPriority, ...faq } of faqs) await writer.storeFaq({ ...faq, show_priority: showPriority });
  for (const revision of revisions) {
    await writer.storeRevision({
      id: revision.id,
      title: revision.title,
      version_number: revision.versionNumber,
      description: revision.description,
      body_text: revision.bodyText,
      image_addresses: revision.imageAddresses,
      video_address: revision.videoAddress,
      manual_pdf_address: revision.manualPdfAddress,
      features: JSON.stringify(revision.features),
      published_at: Date.parse(revision.publishedAt),
    });
  }
};
