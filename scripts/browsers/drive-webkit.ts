import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeRunFolder } from '../demo-run/make-run-folder.ts';
import { findFreePort } from '../find-free-port.ts';
import type { DrivenBrowser } from './driven-browser.ts';
import { openScreen } from './open-screen.ts';
import { tryAgain } from './try-again.ts';

/** WebKit (the engine of Safari) in its GTK form, driven by WebDriver over HTTP on a screen that nobody sees. */
export const driveWebkit = async (files: {
  driver: string;
  browser: string;
  screen: string;
}): Promise<DrivenBrowser> => {
  const screen = await openScreen(files.screen);
  const port = await findFreePort();
  const child = spawn(files.driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: screen.display,
      GDK_BACKEND: 'x11',
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
      XDG_CONFIG_HOME: makeNarrowButtons(),
    },
  });
  process.once('exit', () => child.kill('SIGKILL'));
  const call = async <Value>(method: string, path: string, body?: object): Promise<Value> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    });
    const { value } = (await answer.json()) as { value: Value & { error?: string; message?: string } };
    if (!answer.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
    return value;
  };
  await tryAgain(() => call('GET', '/status'));
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': {
          binary: files.browser,
          args: ['--automation'],
        },
      },
    },
  });
  const inSession = <Value>(method: string, path: string, body?: object) =>
    call<Value>(method, `/session/${sessionId}${path}`, body);
  const resize = async (width: number, height: number) =>
    void (await inSession('POST', '/window/rect', { x: 0, y: 0, width, height }));
  await resize(1_280, 1_000);
  return {
    name: 'WebKit',
    open: async (url) => void (await inSession('POST', '/url', { url })),
    ask: async (expression) =>
      JSON.parse(
        await inSession<string>('POST', '/execute/sync', {
          script: `return JSON.stringify(${expression}) ?? 'null'`,
          args: [],
        }),
      ),
    act: async (actions) => void (await inSession('POST', '/actions', { actions })),
    resize,
    complaints: () => [],
    picture: () => inSession<string>('GET', '/screenshot'),
    close: async () => {
      await inSession('DELETE', '');
      child.kill('SIGTERM');
      screen.close();
    },
  };
};

/** The buttons above the page would keep the window wider than a phone: settings that make them small. */
const makeNarrowButtons = (): string => {
  const folder = makeRunFolder('webkit');
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0', 'gtk.css'), 'button, entry { min-width: 0; padding: 0; }');
  return folder;
};
