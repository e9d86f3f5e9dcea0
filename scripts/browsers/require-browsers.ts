import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';

/** The programs of the walk, where Debian puts them, and the packages that bring them. */
const wanted = {
  firefox: { places: ['/usr/bin/firefox-esr', '/usr/bin/firefox'], packages: ['firefox-esr'] },
  driver: { places: ['/usr/bin/WebKitWebDriver'], packages: ['webkit2gtk-driver'] },
  browser: {
    places: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/lib/*/webkit2gtk-4.0/MiniBrowser'],
    packages: ['webkit2gtk-driver', 'libwebkit2gtk-4.1-0'],
  },
  screen: { places: ['/usr/bin/Xvfb'], packages: ['xvfb'] },
} as const;

type Name = keyof typeof wanted;

const find = (name: Name): string | undefined =>
  wanted[name].places.flatMap((place) => globSync(place)).find((place) => existsSync(place));

/** Where Firefox, WebKit's driver and browser and the screen are; what is missing is installed, where we may. */
export const requireBrowsers = (): Record<Name, string> => {
  const names = Object.keys(wanted) as Name[];
  const missing = names.filter((name) => !find(name));
  if (missing.length > 0) install([...new Set(missing.flatMap((name) => wanted[name].packages))]);
  const found = names.map((name) => {
    const place = find(name);
    if (!place) throw new Error(`no ${name}: install the packages ${wanted[name].packages.join(', ')}`);
    return [name, place] as const;
  });
  return Object.fromEntries(found) as Record<Name, string>;
};

const install = (packages: readonly string[]): void => {
  console.log(`Installing ${packages.join(', ')} …`);
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', '--no-install-recommends', ...packages],
  ]) {
    const [command = '', ...rest] = [...sudo, 'apt-get', ...args];
    spawnSync(command, rest, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
  }
};
