import arabicFont from '@fontsource-variable/vazirmatn/files/vazirmatn-arabic-wght-normal.woff2?url';
import latinFont from '@fontsource-variable/vazirmatn/files/vazirmatn-latin-wght-normal.woff2?url';
import styles from '#web/styles/site.css?url';
import favicon from '../layout/favicon.svg?url';
import touchIcon from '../layout/touch-icon.png?url';
import prefetchRules from './prefetch.speculationrules?url';

/** Addresses of the files that every page needs. */
export const siteFiles = { arabicFont, latinFont, styles, favicon, touchIcon, prefetchRules };
