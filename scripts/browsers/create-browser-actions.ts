import type { DrivenBrowser } from './driven-browser.ts';
import { inPage } from './page-script.ts';

type Point = { x: number; y: number };

const deadlineMs = 60_000;
const control = '\uE009';

/** A person at a browser: looks for items by their names, waits for them, presses and types. */
export const createBrowserActions = (browser: DrivenBrowser, origin: string) => {
  const until = async <Value>(what: string, ask: () => Promise<Value | null | undefined | false>) => {
    const end = Date.now() + deadlineMs;
    for (;;) {
      // A page that is on its way out answers with an error; the next one is asked again.
      const value = await ask().catch(() => null);
      if (value) return value;
      if (Date.now() > end) throw new Error(`${what} did not come at ${await whereNow()}`);
      await new Promise((done) => setTimeout(done, 150));
    }
  };
  const whereNow = () => browser.ask<string>('location.pathname').catch(() => 'a page that does not answer');
  const find = (kind: string, name: string) =>
    until(`«${name}»`, async () => {
      const expression = inPage(`pointOf(find(${JSON.stringify(kind)}, ${JSON.stringify(name)}))`);
      const before = await browser.ask<Point | null>(expression);
      const point = await browser.ask<Point | null>(expression);
      // Pressed once it stands still.
      return before && point && before.x === point.x && before.y === point.y ? point : null;
    });
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
  const strike = (keys: readonly { type: 'keyDown' | 'keyUp'; value: string }[]) =>
    browser.act([{ type: 'key', id: 'keys', actions: keys }]);
  const keysOf = (text: string) =>
    [...text].flatMap((value) => [{ type: 'keyDown', value } as const, { type: 'keyUp', value } as const]);
  return {
    origin,
    open: (path: string) => browser.open(origin + path),
    press: async (name: string) => pressAt(await find('pressable', name)),
    pressThat: async (selector: string) => pressAt(await find('selector', selector)),
    /** Types into the field of that label, or of that selector when it begins with `#`; what stood there goes. */
    write: (field: string, text: string) => {
      const kind = /^[#.[]/.test(field) ? 'selector' : 'field';
      const typed = inPage(`find(${JSON.stringify(kind)}, ${JSON.stringify(field)})?.value.length ?? 0`);
      return until(`what was typed into «${field}»`, async () => {
        await pressAt(await find(kind, field));
        await strike([
          { type: 'keyDown', value: control },
          ...keysOf('a'),
          { type: 'keyUp', value: control },
          ...keysOf(text),
        ]);
        // A field that was not awake yet is typed into again. Some drop joiners, and a field may fold what it takes.
        return (await browser.ask<number>(typed)) >= text.length * 0.8;
      });
    },
    /** Types where the focus is. */
    type: (text: string) => strike(keysOf(text)),
    resize: browser.resize,
    see: (text: string) =>
      until(`«${text}»`, () =>
        browser.ask<boolean>(`document.body.innerText.includes(${JSON.stringify(text)})`),
      ),
    seeAddress: (part: string) =>
      until(`address ${part}`, () => browser.ask<boolean>(`location.href.includes(${JSON.stringify(part)})`)),
    seeThat: (what: string, expression: string) =>
      until(what, () => browser.ask<boolean>(inPage(expression))),
    read: (expression: string) => browser.ask<string>(inPage(expression)),
  };
};

export type BrowserActions = ReturnType<typeof createBrowserActions>;
