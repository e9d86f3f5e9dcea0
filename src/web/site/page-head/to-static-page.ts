import type { ContentAnswer } from '#contract/content/client.ts';
import type { StaticPage } from '#contract/content/entities.ts';
import { isFailure } from '../api/read-answer.ts';
import { readPageMeta } from './describe-page.ts';

/** A fixed page as its screen shows it; both texts are HTML that is safe since it was stored. */
export const toStaticPage = (answer: ContentAnswer<StaticPage>) => ({
  failed: isFailure(answer),
  page:
    answer.kind === 'ok'
      ? {
          meta: readPageMeta(answer.result),
          title: answer.result.title,
          description: answer.result.description,
          body: answer.result.bodyText,
        }
      : null,
});
export type StaticPageData = ReturnType<typeof toStaticPage>;
