import { expect, it, onTestFinished } from 'vitest';
import { takeViolations } from '#kit/collect-violations.ts';
import { faultyErrors, faultyPath } from '../../scripts/browsers/faulty-page.ts';
import { isComplaint, noteErrors } from '../../scripts/browsers/note-errors.ts';
import { openSite } from './open-site.ts';

const { browser, server } = await openSite();

// accepts 786
it('notes every kind of error of a page, and none of a page of ours, as `npm run browsers` does in its engines', async () => {
  const noted = await noteErrors(new URL(server.url).port);
  onTestFinished(() => noted.stop());
  const page = await browser.newPage({ baseURL: `http://localhost:${noted.port}` });
  for (const path of ['/', '/office']) {
    await page.goto(path);
    expect(await page.evaluate('window.notesErrors')).toBe(true);
  }
  expect(noted.errors()).toEqual([]);

  await page.goto(faultyPath);
  const find = (expected: string) => noted.errors().some((error) => error.includes(expected));
  await expect.poll(() => faultyErrors.filter((expected) => !find(expected))).toEqual([]);
  const stopped: string[] = [];
  await expect
    .poll(() => {
      stopped.push(...takeViolations());
      return stopped;
    })
    .toEqual([`${faultyPath}: script-src-elem https://walk-proof.example/`]);
  // Made on purpose, they fail no walk; another error does.
  expect(noted.errors().filter(isComplaint)).toEqual([]);
  await page.evaluate(() => console.error('a fault of ours'));
  await expect.poll(() => noted.errors().filter(isComplaint)).toEqual(['a fault of ours']);
  await page.close();
});
