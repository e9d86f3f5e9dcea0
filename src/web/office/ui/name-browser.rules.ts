import { browserTexts } from '#web/texts/office/browsers.ts';

const { browsers, systems } = browserTexts;

// The order matters: nearly every browser also calls itself Chrome or Safari, and Android also Linux.
const browserMarks = [
  [/\bEdg(?:A|iOS)?\//, browsers.edge],
  [/\bOPR\//, browsers.opera],
  [/\bSamsungBrowser\//, browsers.samsung],
  [/\b(?:Firefox|FxiOS)\//, browsers.firefox],
  [/\b(?:Headless)?(?:Chrome|CriOS)\//, browsers.chrome],
  [/\bSafari\//, browsers.safari],
] as const;

const systemMarks = [
  [/\bAndroid\b/, systems.android],
  [/\b(?:iPhone|iPad|iPod)\b/, systems.ios],
  [/\bWindows\b/, systems.windows],
  [/\bMac OS X\b|\bMacintosh\b/, systems.mac],
  [/\bLinux\b|\bX11\b/, systems.linux],
] as const;

/**
 * The name of a browser for people, from its user agent; an unknown one stays as it is.
 *
 * @example nameBrowser('Mozilla/5.0 (Windows NT 10.0) … Firefox/140.0') // 'فایرفاکس روی ویندوز'
 */
export const nameBrowser = (userAgent: string): string => {
  const browser = browserMarks.find(([mark]) => mark.test(userAgent))?.[1];
  const system = systemMarks.find(([mark]) => mark.test(userAgent))?.[1];
  if (!browser) return userAgent;
  return system ? browserTexts.on(browser, system) : browser;
};
