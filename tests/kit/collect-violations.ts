import type { Browser, BrowserContext } from 'playwright-core';

const violations: string[] = [];

/** What the policy of a page stopped so far in this test. Only a test that provokes it has to ask. */
export const takeViolations = (): string[] => violations.splice(0);

/** Makes every page of a browser tell when its policy stops something; the test that opened it then fails. */
export const collectViolations = (browser: Browser): Browser => {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => watch(await open(options));
  browser.newPage = async (options) => (await browser.newContext(options)).newPage();
  return browser;
};

const watch = async (context: BrowserContext): Promise<BrowserContext> => {
  await context.exposeBinding('noteViolation', ({ page }, text: string) => {
    violations.push(`${new URL(page.url()).pathname}: ${text}`);
  });
  await context.addInitScript({
    content: `document.addEventListener('securitypolicyviolation', (event) => {
      window.noteViolation(event.violatedDirective + ' ' + event.blockedURI);
    });`,
  });
  return context;
};
