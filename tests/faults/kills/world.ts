import { sql } from 'kysely';
import { expect } from 'vitest';
import { demoSecret } from '#kit/demo-folder.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { openServerDatabase } from '#kit/open-server-database.ts';
import { testMerchant } from '#kit/payment-deps.ts';
import { visitorSettings } from '#kit/repair-visitor.ts';
import { openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';
import { codeTemplateName } from '#simulators/sms/create-sms-simulator.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { findFreePort } from '../../../scripts/find-free-port.ts';

/** One installation whose server is killed and started again, and everything beside it that stays. */
export type World = {
  dataDir: string;
  databaseUrl: string | undefined;
  /** The server's own address, the same after every start. */
  url: string;
  storage: Storage;
  /** The bank and the phones; they live outside of the server and remember what reached them. */
  bank: SimulatedBank;
  people: Record<'manager' | 'desk' | 'editor', OfficeVisitor>;
  start: () => Promise<void>;
  /** A second server on the same database, at its own address. */
  startSecond: () => Promise<TestServer>;
  /** SIGKILL for the whole server. */
  kill: () => Promise<void>;
  close: () => Promise<void>;
};

export const openWorld = async (engine: Engine): Promise<World> => {
  const bank = await openSimulatedBank();
  const databaseUrl = engine === 'postgres' ? await makeDemoDatabase() : undefined;
  const port = await findFreePort();
  const env = {
    ...visitorSettings,
    // A folder keeps its own secret; two servers on one database must share theirs.
    ...(databaseUrl ? { DATABASE_URL: databaseUrl, APP_SECRET: demoSecret } : {}),
    PORT: String(port),
    SIMULATORS: 'false',
    KAVENEGAR_BASE_URL: `${bank.url}/kavenegar`,
    KAVENEGAR_API_KEY: 'simulated',
    KAVENEGAR_CODE_TEMPLATE: codeTemplateName,
    ZARINPAL_BASE_URL: `${bank.url}/zarinpal`,
    ZARINPAL_MERCHANT_ID: testMerchant,
  };
  let server = await startServer(env, { keepData: true });
  const { dataDir } = server;
  const storage = openServerDatabase({ dataDir, databaseUrl });
  const signIn = (who: keyof World['people']) =>
    signInAsDemo({ url: server.url, simulatorsUrl: bank.url }, who);
  return {
    dataDir,
    databaseUrl,
    url: server.url,
    storage,
    bank,
    people: { manager: await signIn('manager'), desk: await signIn('desk'), editor: await signIn('editor') },
    start: async () => {
      server = await startServer({ ...env, DATA_DIR: dataDir }, { keepData: true });
    },
    startSecond: () => startServer({ ...env, PORT: '0' }),
    kill: async () => {
      await server.kill();
      if (engine === 'postgres') await waitForSilence(storage);
    },
    close: async () => {
      await storage.close();
      await server.kill();
      await bank.close();
    },
  };
};

/** What the dead server had sent may still be at work in the database; afterwards it stands as it was left. */
const waitForSilence = ({ db }: Storage): Promise<void> =>
  expect
    .poll(async () => {
      const busy = await sql`select pid from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
      return busy.rows;
    })
    .toEqual([]);
