// What the server's page routes use of the site's build.
export { readPageRules } from './read-page-rules.ts';
export { renderPage } from './render-page.tsx';
