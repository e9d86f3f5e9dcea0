import { chromium } from 'playwright-core';
import { requireChromium } from '../find-chromium.mjs';
import type { DrivenBrowser } from './driven-browser.ts';

/** Chromium to look at a page; pressing and typing in it is tested by the journeys of `npm test`. */
export const driveChromium = async (): Promise<Pick<DrivenBrowser, 'name' | 'open' | 'ask' | 'close'>> => {
  const browser = await chromium.launch({ executablePath: requireChromium() });
  const page = await browser.newPage();
  return {
    name: 'Chromium',
    open: async (url) => void (await page.goto(url)),
    ask: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
};
