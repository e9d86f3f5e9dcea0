/** The names of browsers and of what they run on, as people say them. */
export const browserTexts = {
  browsers: {
    edge: 'اج',
    opera: 'اپرا',
    samsung: 'مرورگر سامسونگ',
    firefox: 'فایرفاکس',
    chrome: 'کروم',
    safari: 'سافاری',
  },
  systems: { android: 'اندروید', ios: 'آیفون یا آیپد', windows: 'ویندوز', mac: 'مک', linux: 'لینوکس' },
  on: (browser: string, system: string) => `${browser} روی ${system}`,
} as const;
