import { unzipSync } from 'fflate';
import readSheets from 'read-excel-file/node';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { signInAsDemo, visitOffice } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

const exports = ['/audit/export', '/messages/export'];

describe.each(engines)('the files and the demo of a started office on %s', (engine) => {
  let server: TestServer;
  let visitor: OfficeVisitor;
  beforeAll(async () => {
    server = await startServer(engine === 'postgres' ? { DATABASE_URL: await makeDemoDatabase() } : {});
    visitor = await signInAsDemo(server, 'manager');
  });
  afterAll(() => server.stop());

  const download = async (path: string) => {
    const cookie = visitor.cookieHeader();
    const response = await fetch(`${server.url}/office-api${path}`, { headers: { cookie } });
    return { headers: response.headers, bytes: new Uint8Array(await response.arrayBuffer()) };
  };

  // accepts 455
  it.each(exports)('hands %s out as CSV with a byte order mark', async (path) => {
    const { headers, bytes } = await download(`${path}?format=csv`);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?[\w-]+\.csv/);
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(new TextDecoder().decode(bytes).split('\r\n').length).toBeGreaterThan(3);
  });

  // accepts 455
  it.each(exports)('hands %s out as XLSX that opens again, from right to left', async (path) => {
    const { headers, bytes } = await download(`${path}?format=xlsx`);
    expect(headers.get('content-type')).toContain('spreadsheetml');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="?[\w-]+\.xlsx/);
    const sheet = Buffer.from(unzipSync(bytes)['xl/worksheets/sheet1.xml'] ?? []).toString();
    expect(sheet).toContain('rightToLeft="1"');
    const [{ data } = { data: [] }] = await readSheets(Buffer.from(bytes));
    expect(data[0]).toContain('زمان');
    expect(data.length).toBeGreaterThan(3);
  });

  it('has messages in every state with the demo, the newest first, in the desk’s hands', async () => {
    const { body } = await visitor.call('/messages');
    expect(body.counts).toEqual({ new: 2, open: 1, answered: 1, closed: 1, spam: 1 });
    const times = body.items.map(({ receivedAt }: { receivedAt: string }) => Date.parse(receivedAt));
    expect(times).toEqual(times.toSorted((one: number, other: number) => other - one));
    const held = body.items.filter(({ assignee }: { assignee: unknown }) => assignee !== null);
    expect(held.map(({ state }: { state: string }) => state)).toEqual(['open', 'answered', 'closed']);
  });

  // accepts 443
  it('tells the sign-in page where the codes of the demo’s people are shown', async () => {
    const { body } = await visitOffice(server).open();
    expect(body.authenticatorUrl).toBe(`${server.simulatorsUrl}/authenticator`);
    expect((await fetch(body.authenticatorUrl)).status).toBe(200);
  });
});
