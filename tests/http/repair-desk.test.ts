import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSecret } from '#kit/demo-folder.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { engines } from '#kit/open-test-storage.ts';
import { faultText } from '#kit/repair-kit.ts';
import { createRepairVisitor, type RepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { type AzmaResult, runAzma, runAzmaOn } from '#kit/run-azma.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

const serial = 'KX-77/1';
const mobile = '09361112233';

describe.each(engines)('the whole way with the desk beside the servers, on %s', (engine) => {
  let servers: TestServer[];
  let settings: Record<string, string>;
  let folder: string;
  beforeAll(async () => {
    folder = makeFolder('desk');
    settings = { ...visitorSettings, APP_SECRET: demoSecret };
    if (engine === 'postgres') settings.DATABASE_URL = await makeDemoDatabase();
    const first = await startServer({ ...settings, DATA_DIR: join(folder, 'one') });
    servers = [first];
    if (engine === 'postgres') {
      // Two processes on one database, and one phone for both.
      const second = {
        DATA_DIR: join(folder, 'two'),
        KAVENEGAR_BASE_URL: `${first.simulatorsUrl}/kavenegar`,
      };
      servers.push(await startServer({ ...settings, ...second }));
    }
  });
  afterAll(async () => {
    for (const server of servers) await server.stop();
  });

  const installation = () => ({ ...settings, DATA_DIR: join(folder, 'one') });
  /** The work of a command over a connection of its own, without the seconds that a process takes to start. */
  const runHere = async (...args: string[]): Promise<string> => {
    const storage = openServerDatabase({
      dataDir: join(folder, 'one'),
      databaseUrl: settings.DATABASE_URL,
    });
    try {
      return await runAzmaOn({ storage, appSecret: settings.APP_SECRET ?? '' }, args);
    } finally {
      await storage.close();
    }
  };
  /** As typed in a terminal: a process of its own, which is seen on one engine. */
  const command = async (...args: string[]): Promise<AzmaResult> => {
    if (engine === 'sqlite') return runAzma(args, installation());
    try {
      return { code: 0, out: await runHere(...args), err: '' };
    } catch (error) {
      return { code: 1, out: '', err: (error as Error).message };
    }
  };
  const desk = (...args: string[]) => runHere('desk', ...args);
  const importFile = (what: string, text: string, ...more: string[]) => {
    const file = join(folder, `${what}.csv`);
    writeFileSync(file, text);
    return command('import', what, file, ...more);
  };

  // accepts 190, 229, 296, 303, 305, 374, 390
  it('leads from an imported device over every status to the survey, with one message for each change', async () => {
    expect(await importFile('centres', 'کد,نام,شهر\n501,آزمایشگاه راه,قم\n')).toMatchObject({ code: 0 });
    const devices = `\uFEFFسریال;نام محصول;کد مرکز;موبایل\r\n${serial};سانتریفیوژ;501;${mobile}\r\n`;
    expect((await importFile('sold-products', devices, '--dry-run')).out).toContain('1 new');
    expect(await importFile('sold-products', devices)).toMatchObject({ code: 0 });
    expect((await importFile('sold-products', devices)).out).toContain('1 as before');

    // Every call goes to the other process where there are two.
    let turn = 0;
    const where = {
      get url() {
        turn += 1;
        return servers[turn % servers.length]?.url ?? '';
      },
      simulatorsUrl: servers[0]?.simulatorsUrl,
    };
    const visitor: RepairVisitor = createRepairVisitor(where);
    const verified = await visitor.signIn(serial, mobile);
    expect(verified.data.soldProducts[0]).toMatchObject({
      fSerialNumber: serial,
      fNameMarkaz: 'آزمایشگاه راه',
    });
    const { data: request } = await visitor.save(serial, faultText);
    const code = request.fCode;
    const current = async () => (await visitor.repair('Session/Current')).data.view.repairRequests[0];

    expect(await desk('list')).toContain(code);
    const early = await command('desk', 'send', code);
    expect(early).toMatchObject({ code: 1, out: '' });
    expect(early.err).toContain('stands at 1');
    expect(await command('desk', 'receive', code, '--note', 'سالم رسید')).toMatchObject({ code: 0 });
    expect(await current()).toMatchObject({ statusId: 2 });
    expect(
      (await visitor.post('RepairRequestHandler/AddNote', { fCode: code, note: 'کابل همراه است' })).status,
    ).toBe(0);
    expect(await desk('show', code)).toContain('کابل همراه است');
    await desk('invoice', code, '--amount', '2500000', '--line', 'قطعه=1500000', '--line', 'دستمزد=1000000');
    expect(await current()).toMatchObject({
      statusId: 3,
      fJameKolleFactorBaTakhfif: 2_500_000,
      payment: { state: 'due' },
      may: { pay: true },
    });
    await desk('paid', code, '--by', 'cash');
    expect(await current()).toMatchObject({
      statusId: 4,
      payment: { state: 'paid', method: 'cash' },
      may: { pay: false },
    });
    await desk('send', code);
    const polling = { requestId: request.id, pollingDescription: '', fCode: code };
    const received = await visitor.post('RepairRequestHandler/SavePolling', polling);
    expect(received).toMatchObject({ status: 0, data: { statusId: 6 } });
    expect(await visitor.post('RepairRequestHandler/SavePolling', polling)).toMatchObject({ status: 0 });
    const answered = await visitor.post('RepairRequestHandler/SavePolling', {
      ...polling,
      pollingDescription: 'سریع و دقیق بود',
      rating: 5,
    });
    expect(answered).toMatchObject({ status: 0, data: { statusId: 7, survey: { rating: 5 } } });
    expect(answered.data.timeline.map(({ statusId }: { statusId: number }) => statusId)).toEqual([
      ...[0, 1, 2, 2, 3, 4, 5, 6, 7],
    ]);
    expect((await visitor.repair('Session/Current')).data.view.mayRegister).toBe(true);

    // The code, the registration, and one for each of 2, 3, 4, 5, 6 and 7.
    const messages = await visitor.awaitMessages(mobile, 8);
    expect(messages).toHaveLength(8);
    const sent = messages
      .filter(({ text }) => text.includes('وضعیت تعمیر'))
      .map(({ text }) => text.split('\n')[0]);
    expect(new Set(sent).size).toBe(6);
  }, 120_000);

  it.runIf(engine === 'sqlite')(
    'says in one line what is wrong with a command',
    async () => {
      expect(await command('desk', 'show', '00000000')).toMatchObject({
        code: 1,
        err: 'cannot show: there is no request 00000000\n',
      });
      const refused = await importFile('sold-products', 'سریال,محصول,موبایل\nKX-78,دستگاه,123\n');
      expect(refused).toMatchObject({ code: 1, err: 'Nothing was stored.\n' });
      expect(refused.out).toContain('line 2: mobile "123"');
      const missing = await command('import', 'centres', join(folder, 'no.csv'));
      expect(missing.code).toBe(1);
      expect(missing.err).toContain('cannot be read');
    },
    120_000,
  );
});
