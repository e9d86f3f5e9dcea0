import { dayMs } from '#kernel/durations.ts';
import { articles } from './content/articles.ts';
import { blogs } from './content/blogs.ts';
import { pages } from './content/pages.ts';
import { permits } from './content/permits.ts';
import type { DemoContent } from './content/shapes.ts';
import { videos } from './content/videos.ts';
import { demoPicture } from './plan.ts';
import { type DemoPut, pickMeta } from './put-demo.ts';

/** Articles, news, videos, permits and dynamic pages: one shape, five kinds. */
export const storeDemoItems = async (put: DemoPut): Promise<void> => {
  for (const article of articles) await put('article', article.id, itemOf('article', article));
  for (const blog of blogs) await put('news', blog.id, itemOf('blog', blog));
  for (const video of videos) {
    await put('video', video.id, { ...itemOf('video', video), videoAddress: video.videoAddress });
  }
  for (const permit of permits) {
    await put('permit', permit.id, { ...itemOf('permit', permit), permitType: permit.permitType });
  }
  for (const page of pages) {
    await put('page', page.id, { ...itemOf('page', page), parentId: page.parentId });
  }
};

/** What carries no date of its own is dated by its place in the list, newest last. */
const firstDay = Date.UTC(2025, 8, 1);
const oneWeek = 7 * dayMs;

const itemOf = (picture: string, item: DemoContent & { publishedAt?: string }) => ({
  title: item.title,
  description: item.description,
  bodyText: item.bodyText,
  publishedAt: item.publishedAt ?? new Date(firstDay + item.id * oneWeek).toISOString(),
  ...demoPicture(`${picture}-${item.id}`),
  ...pickMeta(item),
});
