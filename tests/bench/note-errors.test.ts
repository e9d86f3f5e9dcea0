import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noteErrors } from '../../scripts/browsers/note-errors.ts';

const site = createServer((asked, answer) => {
  const isPage = asked.url === '/';
  answer.writeHead(200, {
    'content-type': isPage ? 'text/html; charset=utf-8' : 'text/css',
    'x-host': asked.headers.host ?? '',
  });
  answer.end(isPage ? '<!doctype html><html><head><script src="/a.js"></script></head></html>' : 'a{}');
});
let noted: Awaited<ReturnType<typeof noteErrors>>;
beforeAll(async () => {
  await new Promise<void>((ready) => site.listen(0, ready));
  noted = await noteErrors(String((site.address() as AddressInfo).port));
});
afterAll(() => {
  noted.stop();
  site.close();
});

// accepts 786
it('puts the script that tells errors before every other of a page, whatever the engine, and keeps what it tells', async () => {
  const url = `http://localhost:${noted.port}`;
  const page = await fetch(`${url}/`);
  expect(page.headers.get('x-host')).toBe(`localhost:${noted.port}`);
  expect(await page.text()).toContain('<head><script src="/walk-errors.js"></script><script src="/a.js">');
  expect(await (await fetch(`${url}/a.css`)).text()).toBe('a{}');

  const said: string[] = [];
  const told: Record<string, (event: object) => void> = {};
  const console = { error: () => {} };
  // The script as a page runs it.
  new Function(
    'navigator',
    'addEventListener',
    'console',
    await (await fetch(`${url}/walk-errors.js`)).text(),
  )(
    { sendBeacon: (_: string, text: string) => said.push(text) },
    (name: string, listen: (event: object) => void) => {
      told[name] = listen;
    },
    console,
  );
  (console.error as (...words: string[]) => void)('one', 'two');
  told.error?.({ message: 'a fault' });
  told.unhandledrejection?.({ reason: new Error('a promise') });
  told.securitypolicyviolation?.({ blockedURI: 'inline', violatedDirective: 'script-src' });
  expect(said).toEqual([
    'one two',
    'a fault',
    'unhandled: a promise',
    'the policy refused inline (script-src)',
  ]);

  for (const body of [...said, 'Importing a module script failed.'])
    await fetch(`${url}/walk-errors`, { method: 'POST', body });
  expect(noted.errors()).toEqual(said);
});
