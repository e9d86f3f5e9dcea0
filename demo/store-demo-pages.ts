import { dayMs } from '#kernel/durations.ts';
import { colleagues } from './content/colleagues.ts';
import { faqs } from './content/faqs.ts';
import { galleryGroups } from './content/gallery-groups.ts';
import { revisions } from './content/revisions.ts';
import { siteSettings } from './content/site-settings.ts';
import { staticPages } from './content/static-pages.ts';
import { websites } from './content/websites.ts';
import { demoPicture } from './plan.ts';
import { type DemoPut, pickMeta } from './put-demo.ts';

const firstWebsite = Date.UTC(2025, 5, 1);
const oneMonth = 30 * dayMs;
const socialNames: Record<string, string> = { telegram: 'تلگرام', aparat: 'آپارات', linkedin: 'لینکدین' };

/** Fixed pages, the company record, galleries, websites, colleagues, questions and revisions. */
export const storeDemoPages = async (put: DemoPut): Promise<void> => {
  await put('site-settings', 1, {
    ...siteSettings,
    socialLinks: Object.entries(siteSettings.socialLinks).map(([name, url]) => ({
      title: socialNames[name] ?? name,
      url,
    })),
  });
  for (const page of staticPages) {
    await put('static-page', page.id, {
      title: page.title,
      description: page.description,
      bodyText: page.bodyText,
      slides: (page.slides ?? []).map((slide, at) => ({
        ...slide,
        imageAddress: `/media/demo/slide-${at + 1}-high.webp`,
      })),
      ...pickMeta(page),
    });
  }
  for (const { id, title, description, images } of galleryGroups) {
    await put('gallery', id, {
      title,
      description,
      images: images.map((image, at) => ({ ...image, ...demoPicture(`gallery-${id}-${at + 1}`) })),
    });
  }
  for (const { id, ...website } of websites) {
    const publishedAt = new Date(firstWebsite + id * oneMonth).toISOString();
    await put('website', id, { ...website, publishedAt, ...demoPicture(`website-${id}`) });
  }
  for (const { id, showPriority, ...colleague } of colleagues) {
    const pictures = demoPicture(`colleague-${id}`);
    await put('colleague', id, { ...colleague, ...pictures }, { priority: showPriority });
  }
  for (const { id, showPriority, ...faq } of faqs) await put('faq', id, faq, { priority: showPriority });
  for (const { id, imageAddresses, ...revision } of revisions) {
    await put('revision', id, { ...revision, imageAddresses: imageAddresses.split(';').filter(Boolean) });
  }
};
