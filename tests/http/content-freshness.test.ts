import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSecret } from '#kit/demo-folder.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

describe.each(['one process on SQLite', 'two processes on one PostgreSQL'] as const)('%s', (name) => {
  let servers: TestServer[];
  let editor: OfficeVisitor;
  beforeAll(async () => {
    const databaseUrl = name.startsWith('two') ? await makeDemoDatabase() : undefined;
    const env = {
      ...visitorSettings,
      APP_SECRET: demoSecret,
      ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
    };
    const first = await startServer(env);
    servers = databaseUrl ? [first, await startServer(env)] : [first];
    editor = await signInAsDemo(first, 'editor');
  }, 180_000);
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  const read = async (server: TestServer, path: string) => {
    const response = await fetch(`${server.url}${path}`);
    return { status: response.status, etag: response.headers.get('etag'), text: await response.text() };
  };

  // accepts 470, 474, 475
  it('shows what was published everywhere with a new ETag, and takes what was hidden away', async () => {
    const title = `خبر تازگی ${name.length}`;
    const document = { title, description: 'شرح تازگی', bodyText: '<p>متن</p>' };
    const { body } = await editor.post('/content/news', { document });
    const places = [
      `/blogdetails/${body.id}`,
      '/blogs/1',
      '/',
      '/feeds/news.xml',
      `/api/v1/Blogs/GetById/${body.id}`,
    ];
    const sitemap = async (server: TestServer) => (await read(server, '/sitemap.xml')).text;
    const search = async (server: TestServer) =>
      (await read(server, `/search?q=${encodeURIComponent(title)}`)).text;
    // Kept pages of before, in every process: they must not outlive the publishing.
    const before = await Promise.all(servers.map((server) => read(server, '/blogs/1')));
    for (const server of servers) {
      expect((await read(server, `/blogdetails/${body.id}`)).status).toBe(404);
      for (const path of ['/blogs/1', '/', '/feeds/news.xml', '/sitemap.xml'])
        expect((await read(server, path)).text.includes(title), path).toBe(false);
      expect((await search(server)).includes(`"/blogdetails/${body.id}"`)).toBe(false);
    }
    expect((await editor.post(`/content/news/${body.id}/publish`, { draftRev: 1 })).status).toBe(200);
    for (const [at, server] of servers.entries()) {
      for (const path of places) {
        await expect
          .poll(async () => (await read(server, path)).text.includes(title), { message: path })
          .toBe(true);
      }
      await expect.poll(async () => (await sitemap(server)).includes(`/blogdetails/${body.id}<`)).toBe(true);
      await expect.poll(async () => (await search(server)).includes(`"/blogdetails/${body.id}"`)).toBe(true);
      expect((await read(server, '/blogs/1')).etag).not.toBe(before[at]?.etag);
    }
    expect((await editor.post(`/content/news/${body.id}/hide`, {})).status).toBe(200);
    for (const server of servers) {
      await expect.poll(async () => (await read(server, `/blogdetails/${body.id}`)).status).toBe(404);
      for (const path of ['/blogs/1', '/', '/feeds/news.xml'])
        await expect
          .poll(async () => (await read(server, path)).text.includes(title), { message: path })
          .toBe(false);
      await expect.poll(async () => (await sitemap(server)).includes(`/blogdetails/${body.id}<`)).toBe(false);
      await expect.poll(async () => (await search(server)).includes(`"/blogdetails/${body.id}"`)).toBe(false);
      const answer = async () => (await read(server, `/api/v1/Blogs/GetById/${body.id}`)).status;
      await expect.poll(answer).toBe(404);
    }
    await editor.post(`/content/news/${body.id}/show`, {});
    for (const server of servers)
      await expect.poll(async () => (await read(server, `/blogdetails/${body.id}`)).status).toBe(200);
  }, 120_000);

  // accepts 474, 475
  it('puts a page into the menu of every process and takes it out again', async () => {
    const title = `صفحهٔ منو ${name.length}`;
    const document = { title, description: 'شرح', bodyText: '<p>متن</p>' };
    const { body } = await editor.post('/content/page', { document });
    const inMenu = async (server: TestServer) => (await read(server, '/aboutus')).text.includes(title);
    for (const server of servers) expect(await inMenu(server)).toBe(false);
    expect((await editor.post(`/content/page/${body.id}/publish`, { draftRev: 1 })).status).toBe(200);
    for (const server of servers) await expect.poll(() => inMenu(server)).toBe(true);
    expect((await editor.post(`/content/page/${body.id}/hide`, {})).status).toBe(200);
    for (const server of servers) await expect.poll(() => inMenu(server)).toBe(false);
  }, 120_000);
});
