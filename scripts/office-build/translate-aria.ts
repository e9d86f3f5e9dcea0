import { join } from 'node:path';
import type { Plugin } from 'vite';

const wordsFile = join(import.meta.dirname, '../../src/web/office/aria-words/persian-aria-words.ts');
const localeFile =
  /node_modules\/(react-aria|react-stately|react-aria-components)\/dist\/private\/intl\/(?:([a-z]+)\/)?([a-z]{2}-[A-Z]{2})\.mjs$/;

/** Which export of the words file stands for which group of words; other groups stay as they are. */
const exportNames: Record<string, string> = {
  'react-aria/calendar': 'calendarWords',
  'react-aria/datepicker': 'datePickerWords',
  'react-aria/overlays': 'overlayWords',
  'react-aria/spinbutton': 'spinButtonWords',
  'react-stately/datepicker': 'dateFaultWords',
};

/**
 * React Aria brings its words in thirty languages and Persian is none of them. Its American words, which it falls back
 * to, are replaced by ours, and the other languages by nothing, which spares 37 kB. The build fails when one of our
 * groups found nothing to replace: a newer React Aria may have moved or renamed its files.
 */
export const translateAria = (): Plugin => {
  const replaced = new Set<string>();
  // `npm run dev` bundles only the packages it has found so far.
  let isWholeBuild = false;
  return {
    name: 'translate-aria',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isWholeBuild = command === 'build';
    },
    load: {
      filter: { id: localeFile },
      handler: (id) => {
        const [, pack = '', group = '', locale] = localeFile.exec(id) ?? [];
        if (locale !== 'en-US') return 'export default {};';
        const key = `${pack}/${group}`;
        const name = exportNames[key];
        if (!name) return undefined;
        replaced.add(key);
        return `export { ${name} as default } from ${JSON.stringify(wordsFile)};`;
      },
    },
    generateBundle() {
      if (!isWholeBuild) return;
      const missing = Object.keys(exportNames).filter((key) => !replaced.has(key));
      if (missing.length > 0) this.error(`No English words were found to replace for ${missing.join(', ')}`);
    },
  };
};
