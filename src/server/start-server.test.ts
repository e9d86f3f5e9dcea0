import { Server } from 'node:http';
import { expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '#config';
import { noFirstViews } from '#http/routes/office/first-views.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { findFreePort } from '../../scripts/find-free-port.ts';
import { type SiteInputs, startServer } from './start-server.ts';

const site: SiteInputs = {
  render: async () => ({ status: 200, headers: new Headers(), body: 'a page', hasScript: false }),
  pageRulesOf: () => undefined,
  siteFiles: new Map(),
  officePage: { html: '', firstViews: noFirstViews },
};

const start = async (dataDir: string, inputs = site) => {
  const port = String(await findFreePort());
  const env = { DATA_DIR: dataDir, PORT: port, SIMULATORS: 'false', DEMO: 'false', LOG_LEVEL: 'silent' };
  const server = await startServer(readConfig(env, ''), inputs);
  return { ...server, url: `http://localhost:${port}` };
};

/** The database of a folder is open for one server at a time, so that a second one proves that it was closed. */
const requireClosed = async (dataDir: string) => {
  const next = await start(dataDir);
  expect(await (await fetch(next.url)).text()).toBe('a page');
  await next.close();
};

it('closes everything, the database too, when one step of closing fails', async () => {
  const dataDir = makeFolder('start');
  const server = await start(dataDir);
  const failing = vi.spyOn(Server.prototype, 'closeAllConnections').mockImplementation(() => {
    throw new Error('this step fails');
  });
  onTestFinished(() => failing.mockRestore());
  await expect(server.close()).rejects.toThrow('this step fails');
  failing.mockRestore();
  await requireClosed(dataDir);
});

it('closes what was open when the start fails, and says why it failed', async () => {
  const dataDir = makeFolder('start');
  const broken = {
    ...site,
    get siteFiles(): SiteInputs['siteFiles'] {
      throw new Error('the site is broken');
    },
  };
  await expect(start(dataDir, broken)).rejects.toThrow('the site is broken');
  await requireClosed(dataDir);
});
