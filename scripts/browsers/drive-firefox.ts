import { type ChildProcess, spawn } from 'node:child_process';
import { makeRunFolder } from '../demo-run/make-run-folder.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openBidi } from './open-bidi.ts';

/** Firefox without a screen, driven by WebDriver BiDi, which it speaks itself: no driver stands between. */
export const driveFirefox = async (file: string): Promise<DrivenBrowser> => {
  const profile = makeRunFolder('firefox');
  const child = spawn(
    file,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const complaints: string[] = [];
  const bidi = await openBidi(`${await readAddress(child)}/session`, (method, params) => {
    if (method === 'log.entryAdded' && params.level === 'error') complaints.push(String(params.text));
  });
  await bidi.send('session.new', { capabilities: {} });
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await bidi.send<{ contexts: { context: string }[] }>('browsingContext.getTree', {});
  const context = contexts[0]?.context ?? '';
  const resize = async (width: number, height: number) =>
    void (await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } }));
  await resize(1_280, 900);
  return {
    name: 'Firefox',
    open: async (url) =>
      void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    ask: async (expression) => {
      const { result } = await bidi.send<{ result?: { value?: string } }>('script.evaluate', {
        expression: `JSON.stringify(${expression}) ?? 'null'`,
        target: { context },
        awaitPromise: true,
      });
      return JSON.parse(result?.value ?? 'null');
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
    resize,
    complaints: () => complaints,
    picture: async () =>
      (await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: async () => {
      bidi.close();
      await end(child);
    },
  };
};

const readAddress = (child: ChildProcess): Promise<string> =>
  new Promise((found, refuse) => {
    let said = '';
    child.stderr?.on('data', (text) => {
      said += text;
      const address = /WebDriver BiDi listening on (ws:\S+)/.exec(said)?.[1];
      if (address) found(address);
    });
    child.once('exit', () => refuse(new Error(`Firefox ended: ${said}`)));
  });

const end = (child: ChildProcess): Promise<void> =>
  new Promise((done) => {
    child.once('exit', () => done());
    child.kill('SIGTERM');
  });
