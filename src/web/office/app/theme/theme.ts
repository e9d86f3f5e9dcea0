import { storeText } from '../browser-storage.ts';

/** How the office looks: as the person chose in this browser, or as the system is set. */
export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The page's first script reads the same name, before the first paint. */
const storedAs = 'office-theme';

export const readTheme = (): Theme => {
  const shown = document.documentElement.dataset.theme;
  return shown === 'light' || shown === 'dark' ? shown : 'system';
};

/** A browser that keeps nothing shows the theme until the page is left. */
export const chooseTheme = (theme: Theme): void => {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  storeText(storedAs, theme === 'system' ? undefined : theme);
};
