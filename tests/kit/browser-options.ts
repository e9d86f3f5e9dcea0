import type { LaunchOptions } from 'playwright-core';
import { findChromium } from '../../scripts/find-chromium.mjs';

/**
 * Parts of the browser's own window: the list under its address bar is a page of its own, which costs as much as the
 * page under test, for every window that opens.
 */
const partsOfItsWindow = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'PreloadTopChromeWebUI',
  'SpareRendererForSitePerProcess',
];

/** What Playwright switches off, as far as Chromium knows it. A second list replaces its own. */
const asPlaywrightDoes = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The browser of this machine; `npm test` has made sure there is one. */
export const browserOptions = (args: readonly string[] = []): LaunchOptions => {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('no Chromium found; run npm test, which installs one');
  return {
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Starting a process for each page of a window takes longer than showing it.
      '--renderer-process-limit=1',
      `--disable-features=${[...asPlaywrightDoes, ...partsOfItsWindow].join()}`,
      ...args,
    ],
  };
};
