import type { ContentWriter } from '#features/content/index.ts';
import { articles } from './content/articles.ts';
import { blogs } from './content/blogs.ts';
import { pages } from './content/pages.ts';
import { permits } from './content/permits.ts';
import type { DemoContent } from './content/shapes.ts';
import { videos } from './content/videos.ts';
import { metaColumns, pictureColumns } from './demo-columns.ts';
import { demoPicture } from './plan.ts';

/** Articles, news, videos, permits and dynamic pages: one shape, five kinds. */
export const storeDemoItems = async (writer: ContentWriter): Promise<void> => {
  for (const article of articles) await writer.storeItem('article', itemRow('article', article));
  for (const blog of blogs) await writer.storeItem('blog', itemRow('blog', blog));
  for (const video of videos) {
    await writer.storeItem('video', { ...itemRow('video', video), video_address: video.videoAddress });
  }
  for (const permit of permits) {
    await writer.storeItem('permit', { ...itemRow('permit', permit), permit_type: permit.permitType });
  }
  for (const page of pages) {
    await writer.storeItem('dynamic_page', { ...itemRow('page', page), parent_id: page.parentId });
  }
};

/** What carries no date of its own is dated by its place in the list, newest last. */
const firstDay = Date.UTC(2025, 8, 1);
const oneWeek = 7 * 24 * 60 * 60 * 1_000;

const itemRow = (picture: string, item: DemoContent & { publishedAt?: string }) => ({
  id: item.id,
  title: item.title,
  description: item.description,
  body_text: item.bodyText,
  published_at: item.publishedAt ? Date.parse(item.publishedAt) : firstDay + item.id * oneWeek,
  is_show: 1,
  ...pictureColumns(demoPicture(`${picture}-${item.id}`)),
  ...metaColumns(item),
});
