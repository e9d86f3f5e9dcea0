import type { DrivenBrowser } from './driven-browser.ts';
import { families, serveWordPage } from './serve-word-page.ts';
import { tryAgain } from './try-again.ts';

const words = ['یخچال‌دار', 'می‌دهد', 'ضربه‌گیر', 'پیش‌نویس', 'نشت‌یابی'];
const weights = [400, 700];
const tolerancePx = 1;

type Width = [family: string, weight: number, word: string, px: number];

// accepts 720
/** Words with a half-space are as wide in our fonts as in the uncut one: a letter that is not drawn has no width. */
export const measureWords = async (browser: Pick<DrivenBrowser, 'name' | 'open' | 'ask'>): Promise<void> => {
  const page = await serveWordPage(words, weights);
  try {
    await browser.open(page.url);
    const { widths = [], fault } = await tryAgain(() => readWidths(browser));
    if (fault) throw new Error(fault);
    const wrong = widths.flatMap(([family, weight, word, px]) => {
      const [, , , right = 0] =
        widths.find((one) => one[0] === families.uncut && one[1] === weight && one[2] === word) ?? [];
      return Math.abs(px - right) <= tolerancePx
        ? []
        : `«${word}» in ${family} ${weight} is ${px.toFixed(1)} px wide, uncut ${right.toFixed(1)}`;
    });
    if (wrong.length > 0) throw new Error(wrong.join('\n  '));
  } finally {
    page.stop();
  }
};

/** What the page has measured, or why it cannot; it fails while neither is there yet. */
const readWidths = async (browser: Pick<DrivenBrowser, 'ask'>) => {
  const page = await browser.ask<{ widths?: Width[]; fault?: string }>(
    '({ widths: window.widths, fault: window.fault })',
  );
  if (!page.widths && !page.fault) throw new Error('the fonts did not come');
  return page;
};
