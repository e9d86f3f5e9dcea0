import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type StatusId, statusTable } from '#contract/repair/statuses.ts';
import { isReached, mayOpenStep, readStepCaption, readStepState, steps } from '#contract/repair/steps.ts';
import { stepTexts } from '#web/texts/repair.ts';
import {
  declarationTexts,
  deviceViewTexts,
  portalPaymentTexts,
  receivedTexts,
  registeredTexts,
  requestFormTexts,
  resultTexts,
  sendingTexts,
  surveyTexts,
} from '#web/texts/repair-device-view.ts';
import { listAxeViolationsInBothThemes } from './list-axe-violations.ts';
import { openPortal } from './open-portal.ts';
import { codeInput, serialInput, signIn, visitPortal } from './portal-page.ts';

const { browser, server } = await openPortal();

/** Nothing for axe to say in either theme, and nothing that sticks out of the narrowest phone. */
const expectSound = async (page: Page, place: string) => {
  expect(await listAxeViolationsInBothThemes(page, { isShellKnown: place !== 'search' }), place).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  await page.setViewportSize({ width: 1280, height: 900 });
  expect({ place, over }).toEqual({ place, over: 0 });
};

describe('before the device is known', () => {
  it('search and code step are sound in both themes and on a narrow phone', async () => {
    const { context, page } = await visitPortal(browser, server);
    await serialInput(page).waitFor();
    await expectSound(page, 'search');
    await serialInput(page).fill('AZ-1001');
    await serialInput(page).press('Enter');
    await codeInput(page).waitFor();
    await expectSound(page, 'code');
    await context.close();
  });
});

const devices: [string, StatusId | undefined, string, string | null][] = [
  ['AZ-1000', undefined, requestFormTexts.heading, requestFormTexts.submit],
  ['AZ-1010', 0, registeredTexts.heading, requestFormTexts.edit],
  ['AZ-1011', 1, declarationTexts.heading, declarationTexts.submit],
  ['AZ-1012', 2, receivedTexts.heading, receivedTexts.print],
  ['AZ-1013', 3, portalPaymentTexts.ready, 'پرداخت ۱۲۸٬۹۰۰٬۰۰۰ ریال'],
  ['AZ-1014', 4, sendingTexts.preparing, null],
  ['AZ-1015', 5, sendingTexts.onItsWay, sendingTexts.received],
  ['AZ-1016', 6, surveyTexts.heading, surveyTexts.submit],
  ['AZ-1017', 7, surveyTexts.thanks, deviceViewTexts.newRequest],
  ['AZ-1100', 100, statusTable[100].description, deviceViewTexts.newRequest],
];

// accepts 211, 212, 213, 214, 215, 216, 217, 218, 219, 232, 233, 234, 235, 236, 237, 303, 419, 420
describe.each(devices)('the desk of %s at status %s', (serial, statusId, title, action) => {
  it('shows its panel, its steps as the table says, and is sound', async () => {
    const { context, page, complaints } = await visitPortal(browser, server);
    await signIn(page, server, { serial, mobile: `0912000${serial.slice(3)}` });
    await page.getByRole('heading', { name: title }).first().waitFor();
    if (action) await page.getByRole('button', { name: action, exact: true }).waitFor();

    const items = page.getByRole('navigation', { name: stepTexts.label }).getByRole('listitem');
    // accepts 647: the cancelled one of the demo had got its invoice.
    const stood = statusId === 100 ? 3 : statusId;
    const isInPlace = serial === 'AZ-1010';
    const readSteps = () =>
      items.evaluateAll((all) =>
        all.map((item) => ({
          text: item.textContent,
          isReached: item.getAttribute('data-reached') === 'true',
          isCurrent: item.querySelector('[aria-current=step]') !== null,
          opens: item.querySelector('button') !== null,
        })),
      );
    await expect.poll(readSteps).toEqual(
      steps.map((step) => ({
        text: expect.stringContaining(readStepCaption(step, isInPlace)),
        isReached: isReached(step, stood),
        isCurrent: readStepState(step, statusId) === 'current',
        opens: statusId !== undefined && mayOpenStep(step, statusId),
      })),
    );
    await expectSound(page, serial);

    for (const step of steps.filter((one) => statusId !== undefined && mayOpenStep(one, statusId))) {
      if (readStepState(step, statusId) === 'current') continue;
      await items
        .nth(step - 1)
        .getByRole('button')
        .click();
      await page.getByText(stepTexts.looking(readStepCaption(step, isInPlace))).waitFor();
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a cancelled request', () => {
  // accepts 206, 207, 208, 299
  it('says why, or that no reason was stated, and leads to a new request at step 1', async () => {
    const { context, page } = await visitPortal(browser, server);
    await signIn(page, server, { serial: 'AZ-1101', mobile: '09120001101' });
    await page.getByText(resultTexts.noReason, { exact: true }).waitFor();
    await page.getByRole('button', { name: deviceViewTexts.newRequest }).click();
    await page.getByRole('textbox', { name: requestFormTexts.description, exact: true }).waitFor();
    await expect.poll(() => page.locator('[aria-current=step]').textContent()).toContain(readStepCaption(1));
    await page.goBack();
    await page.getByText(resultTexts.noReason, { exact: true }).waitFor();
    await context.close();
  });
});
