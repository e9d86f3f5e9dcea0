// What the server's page routes use of the site's build.
export { findPageRules } from './find-page-rules.ts';
export { renderPage } from './render-page.tsx';
