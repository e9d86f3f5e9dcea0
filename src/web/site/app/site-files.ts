import basicFont from '#web/styles/fonts/vazirmatn-basic.woff2?url';
import persianFont from '#web/styles/fonts/vazirmatn-persian.woff2?url';
import styles from '#web/styles/site.css?url';
import favicon from '../layout/favicon.svg?url';
import touchIcon from '../layout/touch-icon.png?url';
import prefetchRules from './prefetch.speculationrules?url';

/** Addresses of the files that every page needs. */
export const siteFiles = { persianFont, basicFont, styles, favicon, touchIcon, prefetchRules };
