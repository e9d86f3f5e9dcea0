/** What the company shows: catalogue, articles, news, videos, galleries, permits, revisions, pages. */

export { type ContentDeps, contentAnswers } from './answer-content-calls.ts';
export type { Use } from './commands/content-documents.repository.ts';
export { libraryPrefix } from './commands/list-linked-addresses.rules.ts';
export { listUses } from './commands/list-uses.ts';
export { registerContent } from './commands/register-content.ts';
export { sanitizeRichText } from './commands/sanitize-rich-text.ts';
export { systemPerson } from './commands/system-person.ts';
export type { ContentWriteDeps } from './commands/write-rows.ts';
export * from './editing/index.ts';
export {
  countFaqs,
  type DeviceProduct,
  findDeviceProduct,
  listDevicePictures,
} from './read/find-device-product.ts';
export { findServicePhone, readReceiverAddress, readSiteName, readSitePhone } from './read/read-site-name.ts';
export { type ContentVersion, watchContentVersion } from './read/watch-content-version.ts';
export { indexMissingContent } from './search/index-missing-content.ts';
