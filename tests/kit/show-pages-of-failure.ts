import type { Page } from 'playwright-core';
import { afterEach } from 'vitest';
import { listOpenPages } from './open-browser.ts';

const described = new WeakSet<object>();

/** A journey that failed says what its pages showed, also when its second try passes. */
afterEach(async ({ task }) => {
  const error = task.result?.errors?.at(-1);
  if (!error || described.has(error)) return;
  described.add(error);
  const shown = await Promise.all(listOpenPages().map(describePage));
  error.stack = [error.stack ?? error.message, ...shown].join('\n');
});

const describePage = async (page: Page): Promise<string> => {
  const tree = await page
    .locator('body')
    .ariaSnapshot({ timeout: 5_000 })
    .catch((fault: Error) => fault.message);
  return `${page.url()} showed\n${tree.slice(-4_000)}`;
};
