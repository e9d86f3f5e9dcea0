import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const tokensFile = join(import.meta.dirname, '../../src/web/styles/tokens.css');
const moduleName = 'virtual:chosen-theme.css';

/**
 * The site follows the system's theme; in the office a person may choose. The two sets of colours of `tokens.css`
 * are repeated under `data-theme`, so that there is one place where a colour is written.
 */
const writeChosenThemes = (tokens: string): string => {
  const [light, dark] = [...tokens.matchAll(/:root\s*\{([^}]*)\}/g)].map((found) => found[1]);
  if (!light || !dark) throw new Error('tokens.css no longer holds a light and a dark :root');
  return `:root[data-theme='light']{${light}}\n@media screen{:root[data-theme='dark']{${dark}}}\n`;
};

export const chooseThemeByAttribute = (): Plugin => ({
  name: 'choose-theme-by-attribute',
  resolveId: (id) => (id === moduleName ? `\0${moduleName}` : undefined),
  load(id) {
    if (id !== `\0${moduleName}`) return undefined;
    this.addWatchFile(tokensFile);
    return writeChosenThemes(readFileSync(tokensFile, 'utf8'));
  },
});
