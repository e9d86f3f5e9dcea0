import { generate } from 'otplib';
import type { Page } from 'playwright-core';
import { type DemoRole, demoPassword, demoPeople } from '#kernel/demo-people.ts';

/** Signs one of the demo's people in as a person would. A code of the authenticator counts once. */
export const signInDemoPerson = async (page: Page, origin: string, role: DemoRole): Promise<void> => {
  const person = demoPeople[role];
  await page.goto(`${origin}/office`);
  await page.getByLabel('ایمیل').fill(person.email);
  await page.getByLabel('گذرواژه', { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: 'ادامه' }).click();
  const code = await generate({ secret: person.totpSecret, epoch: Math.floor(Date.now() / 1_000) });
  await page.getByLabel('کد شش‌رقمی').fill(code);
  await page.getByRole('button', { name: 'ورود', exact: true }).click();
  await page.getByRole('button', { name: `حساب ${person.name}`, exact: true }).waitFor();
};
