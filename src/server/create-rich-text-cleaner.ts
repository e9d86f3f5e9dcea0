import { sanitizeRichText } from '#features/content/index.ts';
import type { RunTask } from '#features/tasks/index.ts';

/** Cleaning a text of this length takes a few milliseconds; nobody should wait for a thread behind exports. */
const shortText = 10_000;

/** Cleans long texts in a worker, so that none of them holds the event loop. */
export const createRichTextCleaner =
  (embedHosts: readonly string[], runTask: RunTask) =>
  async (html: string): Promise<string> =>
    html.length <= shortText
      ? sanitizeRichText(html, embedHosts)
      : runTask('cleanRichText', { html, embedHosts });
