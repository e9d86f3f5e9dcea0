// What the pages door takes from the site's build for the server.
export { readPageRules } from './read-page-rules.ts';
export { renderPage } from './render-page.tsx';
