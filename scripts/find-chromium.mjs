// Finds a Chromium, or installs Debian's when there is none and we may. The one without windows comes first: walking
// the same pages costs it two thirds of the processor's time.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Undefined where there is none. */
export const findChromium = () => places.find((place) => place && existsSync(place));

export const requireChromium = () => {
  const found = findChromium();
  if (found) return found;
  console.log('Installing Chromium for the browser tests …');
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['apt-get', 'update', '-qq'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
    ['apt-get', 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
  ]) {
    if (findChromium()) break;
    const [command, ...rest] = [...sudo, ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
  const installed = findChromium();
  if (!installed) throw new Error('no Chromium: install one, or set CHROMIUM to its path');
  return installed;
};
