import type { Locator } from 'playwright-core';

/**
 * Types letter by letter within one task of the page. Keys sent one by one may come further apart than a field waits
 * before it asks, when the machine is busy.
 */
export const typeWithoutPause = async (field: Locator, text: string): Promise<void> => {
  await field.click();
  await field.evaluate((_, typed) => {
    for (const letter of typed) document.execCommand('insertText', false, letter);
  }, text);
};
