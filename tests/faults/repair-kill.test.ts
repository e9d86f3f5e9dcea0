import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { demoSecret } from '#kit/demo-folder.ts';
import { issueInvoice, markPaid, receiveDevice, sendDevice } from '#kit/desk-actions.ts';
import { clearLimits, importDevices, type TestDevice } from '#kit/import-devices.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { faultText } from '#kit/repair-kit.ts';
import {
  createRepairVisitor,
  type RepairAnswer,
  type RepairVisitor,
  visitorSettings,
} from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { createSimulators, type Simulators } from '#simulators/create-simulators.ts';
import { codeTemplateName } from '#simulators/sms/create-sms-simulator.ts';
import type { Storage } from '#storage/dialect.ts';

const rounds = Number(process.env.FAULT_ROUNDS ?? 3);
const steps = ['code', 'verification', 'save', 'desk', 'receipt', 'survey'] as const;
type Step = (typeof steps)[number];

let simulators: Simulators;
let server: TestServer;
let storage: Storage;
let dataDir: string;
let devices: TestDevice[];

const start = () =>
  startServer({
    ...visitorSettings,
    DATA_DIR: dataDir,
    APP_SECRET: demoSecret,
    // The phones must remember what arrived, so they live outside the process that is killed.
    SIMULATORS: 'false',
    KAVENEGAR_BASE_URL: `${simulators.url}/kavenegar`,
    KAVENEGAR_API_KEY: 'simulated',
    KAVENEGAR_CODE_TEMPLATE: codeTemplateName,
  });

beforeAll(async () => {
  dataDir = makeFolder('faults');
  simulators = await createSimulators({ port: 0 });
  server = await start();
  devices = await importDevices({ dataDir }, rounds);
  storage = openServerDatabase({ dataDir });
}, 120_000);
afterAll(async () => {
  await storage.close();
  await server.kill();
  await simulators.close();
});

/** A customer who never gives up, and a power cut at one of the steps. */
const walk = async (device: TestDevice, cutAt: Step, cutAfterMs: number) => {
  const visitor: RepairVisitor = createRepairVisitor({
    get url() {
      return server.url;
    },
    simulatorsUrl: simulators.url,
  });
  let isCut = false;
  const during = async <Result>(step: Step, work: () => Promise<Result>): Promise<Result | undefined> => {
    if (step !== cutAt || isCut) return work().catch(() => undefined);
    isCut = true;
    const result = work().catch(() => undefined);
    await wait(cutAfterMs);
    await server.kill();
    server = await start();
    // A message in hand at the cut waits for its lease to end; here that minute passes at once.
    await storage.db.updateTable('outbox').set({ leased_until: 0 }).where('state', '=', 'waiting').execute();
    return result;
  };
  const untilDone = async (step: Step, work: () => Promise<RepairAnswer>): Promise<RepairAnswer> => {
    for (let tries = 0; tries < 6; tries += 1) {
      const answer = await during(step, work);
      if (answer?.status === 0) return answer;
      if (answer?.http === 401) throw new Error(`the session was lost at ${step}`);
    }
    throw new Error(`${step} was never acknowledged`);
  };

  const signIn = async (): Promise<void> => {
    for (let tries = 0; tries < 6; tries += 1) {
      // A customer whose answer was cut off waits for the next code; here that time passes at once.
      await storage.db.deleteFrom('limit_take').execute();
      await storage.db.deleteFrom('code_pace').execute();
      await visitor.open();
      const asked = await during('code', () => visitor.ask(device.serial));
      if (asked?.status !== 0) continue;
      const code = await visitor.readCode(device.mobile);
      const verified = await during('verification', () => visitor.verify(code, device.serial));
      if (verified?.status === 0) return;
    }
    throw new Error('nobody could sign in');
  };

  await signIn();
  const first = await untilDone('save', () => visitor.save(device.serial, faultText));
  const repeated = await visitor.save(device.serial, faultText);
  expect(repeated.data.id).toBe(first.data.id);
  const code = first.data.fCode as string;
  await during('desk', async () => {
    await receiveDevice(storage, { code });
    await issueInvoice(storage, { code, amountRial: 1_500_000 });
    await markPaid(storage, { code });
    await sendDevice(storage, { code });
  });
  const polling = { requestId: first.data.id, fCode: code, pollingDescription: '' };
  const received = await untilDone('receipt', () =>
    visitor.post('RepairRequestHandler/SavePolling', polling),
  );
  expect(received.data.statusId).toBe(6);
  const answer = { ...polling, pollingDescription: 'خوب بود', rating: 4 };
  const answered = await untilDone('survey', () => visitor.post('RepairRequestHandler/SavePolling', answer));
  expect(answered.data.survey).toMatchObject({ rating: 4, text: 'خوب بود' });
  return { visitor, code, id: first.data.id as number };
};

const storyOf = async (id: number): Promise<string[]> => {
  const rows = await storage.db
    .selectFrom('repair_log')
    .select(['from_status', 'to_status'])
    .where('request_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map((row) => `${row.from_status}>${row.to_status}`);
};

const countRows = async () => ({
  requests: (await storage.db.selectFrom('repair_request').select('id').execute()).length,
  surveys: (await storage.db.selectFrom('survey').select('request_id').execute()).length,
});

describe('a server that is killed at any moment of a repair', () => {
  it(
    `finds every acknowledged step again and makes none twice, ${rounds} times`,
    async () => {
      const atFirst = await countRows();
      for (let round = 0; round < rounds; round += 1) {
        const device = devices[round] as TestDevice;
        const cutAt = steps[round % steps.length] as Step;
        const cutAfterMs = Math.floor(Math.random() * 60);
        const where = `round ${round}: cut ${cutAfterMs} ms into ${cutAt}`;
        await clearLimits({ dataDir });
        const { visitor, id } = await walk(device, cutAt, cutAfterMs).catch((cause) => {
          throw new Error(where, { cause });
        });
        expect(await storyOf(id), where).toEqual(['null>0', '0>1', '1>2', '2>3', '3>4', '4>5', '5>6', '6>7']);
        const readNotices = async () =>
          (await visitor.readMessages(device.mobile))
            .map(({ text }) => text)
            .filter((text) => !text.includes('#'));
        // One for the registration and one for each of 2 to 7, however often the server was cut off while sending.
        await expect.poll(readNotices, { message: where }).toHaveLength(7);
        expect(new Set(await readNotices()).size, where).toBe(7);
      }
      expect(await countRows()).toEqual({
        requests: atFirst.requests + rounds,
        surveys: atFirst.surveys + rounds,
      });
      const readUnsent = () =>
        storage.db.selectFrom('outbox').select('id').where('state', '=', 'waiting').execute();
      await expect.poll(readUnsent).toEqual([]);
    },
    60_000 + rounds * 40_000,
  );
});
