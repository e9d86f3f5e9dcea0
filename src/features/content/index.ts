/** What the company shows: catalogue, articles, news, videos, galleries, permits, revisions, pages. */

export { isAllowedLink } from './allowed-link.ts';
export {
  type ContentAnswers,
  type ContentDeps,
  type ContentInput,
  contentAnswers,
} from './answer-content-calls.ts';
export { readContentVersion } from './content-version.repository.ts';
export { indexMissingContent } from './index-missing-content.ts';
export { readSiteName } from './read-site-name.ts';
export {
  type ContentWriter,
  type StoredProduct,
  type WriteContentDeps,
  writeContent,
} from './store-content.ts';
export { type ContentVersion, watchContentVersion } from './watch-content-version.ts';
