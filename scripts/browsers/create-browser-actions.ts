import { setTimeout as wait } from 'node:timers/promises';
import type { DrivenBrowser } from './driven-browser.ts';
import { inPage } from './page-script.ts';

type Point = { x: number; y: number };

const deadlineMs = 60_000;
const control = '\uE009';
const quote = (text: string) => JSON.stringify(text);
/** Some browsers drop joiners that are typed. */
const withoutJoiners = (text: string) => text.replaceAll('\u200c', '');

/** A person at a browser: looks for elements by their names, waits for them, presses and types. */
export const createBrowserActions = (browser: DrivenBrowser, origin: string) => {
  const until = async (what: string, ask: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + deadlineMs;
    // A page that is on its way out answers with an error; the next one is asked again.
    while (!(await ask().catch(() => false))) {
      if (Date.now() > end) throw new Error(`${what} did not come at ${await whereNow()}`);
      await wait(150);
    }
  };
  const whereNow = () => browser.ask<string>('location.pathname').catch(() => 'a page that does not answer');
  const pressAt = ({ x, y }: Point) =>
    browser.act([
      {
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      },
    ]);
  /** A page may scroll or grow between the look and the press: pressed again until the element itself had the click. */
  const press = (kind: string, name: string) =>
    until(`a press on «${name}»`, async () => {
      const point = await browser.ask<Point | null>(inPage(`aimAt(find(${quote(kind)}, ${quote(name)}))`));
      if (!point) return false;
      await pressAt(point);
      for (let looks = 0; looks < 6; looks += 1) {
        // No answer is a page on its way out, and the next page knows of no press: the press led there.
        if (!(await browser.ask<boolean>('window.isPressMissed === true').catch(() => false))) return true;
        await wait(150);
      }
      return false;
    });
  const typeKeys = (keys: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    browser.act([{ type: 'key', id: 'keys', actions: keys }]);
  const keysOf = (text: string) =>
    [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
  return {
    origin,
    until,
    open: (path: string) => browser.open(origin + path),
    press: (name: string) => press('pressable', name),
    pressThat: (selector: string) => press('selector', selector),
    /** Types into the field of that label, or of that selector when it begins with `#`; what stood there goes. */
    write: (field: string, text: string) => {
      const kind = /^[#.[]/.test(field) ? 'selector' : 'field';
      // A field that was not awake yet is typed into again.
      return until(`what was typed into «${field}»`, async () => {
        await press(kind, field);
        await typeKeys([
          { type: 'keyDown', value: control },
          ...keysOf('a'),
          { type: 'keyUp', value: control },
          ...keysOf(text),
        ]);
        const typed = await browser.ask<string>(inPage(`find(${quote(kind)}, ${quote(field)}).value`));
        return withoutJoiners(typed) === withoutJoiners(text);
      });
    },
    /** Types where the focus is. */
    type: (text: string) => typeKeys(keysOf(text)),
    resize: browser.resize,
    see: (text: string) =>
      until(`«${text}»`, () => browser.ask<boolean>(`document.body.innerText.includes(${quote(text)})`)),
    seeAddress: (part: string) =>
      until(`address ${part}`, () => browser.ask<boolean>(`location.href.includes(${quote(part)})`)),
    seeThat: (what: string, expression: string) =>
      until(what, () => browser.ask<boolean>(inPage(expression))),
    read: (expression: string) => browser.ask<string>(inPage(expression)),
  };
};

export type BrowserActions = ReturnType<typeof createBrowserActions>;
