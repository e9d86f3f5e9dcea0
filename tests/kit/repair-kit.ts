import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { systemRandom } from '#adapters/system/system-random.ts';
import { storeDevice } from '#features/devices/index.ts';
import {
  createStatusNoticeSender,
  statusNoticeKind,
  type TrackingLink,
} from '#features/notification/index.ts';
import { workOutboxOnce } from '#features/outbox/index.ts';
import { authMobile, type RepairDeps, verifyCode } from '#features/portal/index.ts';
import { createUsualDurations, readUsualDurations } from '#features/reports/index.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Captcha } from '#ports/captcha.ts';
import { type Sms, SmsFailure, type SmsFailureKind, type SmsMessage } from '#ports/sms.ts';
import type { Engine, Storage } from '#storage/dialect.ts';
import { makeFolder } from './make-folder.ts';
import { openTestStorage } from './open-test-storage.ts';

/** An SMS provider at the other end of the port: keeps what it was given, and fails when told to. */
type FakeSms = Sms & {
  taken: SmsMessage[];
  failNext: (kind: SmsFailureKind, times?: number) => void;
  lastCode: (to: string) => string;
};

export const createFakeSms = (): FakeSms => {
  const taken: SmsMessage[] = [];
  let failures: SmsFailureKind[] = [];
  return {
    taken,
    provider: 'book',
    recognizesRepeats: true,
    failNext: (kind, times = 1) => {
      failures = Array<SmsFailureKind>(times).fill(kind);
    },
    lastCode: (to) => {
      const message = taken.findLast((one) => one.to === to && one.template === 'one-time-code');
      if (message?.template !== 'one-time-code') throw new Error(`no code went to ${to}`);
      return message.params.code;
    },
    sendTemplate: async (message) => {
      const failure = failures.shift();
      if (failure) throw new SmsFailure(failure, { provider: 'book', reason: 'told to fail' });
      const isRepeat = taken.some(({ idempotencyKey }) => idempotencyKey === message.idempotencyKey);
      if (!isRepeat) taken.push(message);
      return { provider: 'book', messageId: String(taken.length) };
    },
  };
};

/** A captcha that a person solves by the word `solved`. */
const wordCaptcha: Captcha = {
  createChallenge: async () => ({}),
  verify: async (token) =>
    token === 'solved' ? { ok: true } : { ok: false, reason: token ? 'unsolved' : 'missing' },
};

export type RepairKit = Awaited<ReturnType<typeof openRepairKit>>;

/** A database with the repair use-cases over it, and short ways to what most tests need first. */
export const openRepairKit = async (engine: Engine) => {
  const storage: Storage = await openTestStorage(engine);
  const phones = createFakeSms();
  const alerts: string[] = [];
  const deps: RepairDeps = {
    storage,
    appSecret: 'a secret for tests that is long enough',
    sms: phones,
    random: systemRandom,
    dailyBudget: 1_000,
    alert: (what) => alerts.push(what),
    captcha: wordCaptcha,
    photos: createDiskMediaStore({ folder: makeFolder('photos') }),
    deskPhotos: createDiskMediaStore({ folder: makeFolder('intake-photos') }),
    acceptsAtOnce: true,
    onlineMaxRial: 1_000_000_000,
    timing: { remember: () => {}, wait: async () => {} },
    nudgeOutbox: () => {},
    usualDurations: createUsualDurations(() => readUsualDurations(storage.db), { remembersMs: 0 }),
  };
  let last = 0;

  const addDevice = async (more: { mobile?: string | null; serial?: string; productName?: string } = {}) => {
    last += 1;
    const serial = more.serial ?? `TS-${1000 + last}`;
    const mobile = more.mobile === undefined ? `0919${String(1_000_000 + last)}` : more.mobile;
    await storeDevice(storage.db, {
      serial_number: serial,
      serial_key: serialKey(serial) as string,
      invoice_number: '1404-1',
      product_name: more.productName ?? 'سانتریفیوژ CF-24',
      centre_id: 0,
      centre_name: 'آزمایشگاه نمونه',
      centre_manager: 'دکتر نمونه',
      province: 'تهران',
      city: 'تهران',
      owned_since: '2024-10-14',
      mobile,
      address: 'تهران، خیابان نمونه، پلاک یک',
    });
    return { serial, mobile: mobile ?? '' };
  };

  const ask = (serialNumber: string, more: Partial<Parameters<typeof authMobile>[1]> = {}) =>
    authMobile(deps, {
      serialNumber,
      traceNumber: '',
      challengeToken: undefined,
      markToken: undefined,
      captcha: undefined,
      clientAddress: randomAddress(),
      ...more,
    });
  const verify = (code: string, serialNumber: string, more: Partial<Parameters<typeof verifyCode>[1]> = {}) =>
    verifyCode(deps, {
      code,
      serialNumber,
      traceNumber: '',
      challengeToken: undefined,
      sessionToken: undefined,
      markToken: undefined,
      clientAddress: randomAddress(),
      ...more,
    });
  /** Search, SMS, code: a device with a verified session. */
  const signIn = async (device?: { serial: string; mobile: string }) => {
    const { serial, mobile } = device ?? (await addDevice());
    const sent = await ask(serial);
    if (sent.kind === 'refused') throw new Error(sent.reason);
    const { sessionToken, markToken, view } = await verify(phones.lastCode(mobile), serial, {
      challengeToken: sent.challengeToken,
    });
    return { serial, mobile, sessionToken, markToken, view };
  };

  return {
    storage,
    reportError: (error: unknown) => {
      throw error;
    },
    phones,
    alerts,
    deps,
    addDevice,
    ask,
    verify,
    signIn,
    /** Sends every notice that waits; tells how many were tried. */
    sendNotices: async (sms: Sms = phones, trackingLink?: TrackingLink): Promise<number> => {
      let tried = 0;
      const senders = { [statusNoticeKind]: createStatusNoticeSender({ storage, sms, trackingLink }) };
      while (await workOutboxOnce({ storage, senders, worker: randomUUID(), report: () => {} })) tried += 1;
      return tried;
    },
    /** Nobody is counted for what earlier tests did, and none of their messages waits or has arrived. */
    forgetTraffic: async (): Promise<void> => {
      for (const table of ['limit_take', 'code_challenge', 'code_pace', 'outbox'] as const)
        await storage.db.deleteFrom(table).execute();
      phones.taken.length = 0;
    },
    /** Moves everything that carries a time into the past, as waiting would. */
    letTimePass: async (seconds: number): Promise<void> => {
      const ms = seconds * 1_000;
      const back = (column: string) => sql<number>`${sql.ref(column)} - ${sql.lit(ms)}`;
      const { db } = storage;
      await db
        .updateTable('code_challenge')
        .set({ created_at: back('created_at'), expires_at: back('expires_at') })
        .execute();
      await db
        .updateTable('code_pace')
        .set({ first_sent_at: back('first_sent_at'), last_sent_at: back('last_sent_at') })
        .execute();
      await db
        .updateTable('repair_session')
        .set({ created_at: back('created_at'), seen_at: back('seen_at'), ends_at: back('ends_at') })
        .execute();
      await db
        .updateTable('limit_take')
        .set({ taken_at: back('taken_at'), expires_at: back('expires_at') })
        .execute();
      await db
        .updateTable('outbox')
        .set({ next_try_at: back('next_try_at') })
        .execute();
    },
  };
};

/** Every caller from a net of its own, so that limits by address stay out of a test that is not about them. */
export const randomAddress = (): string =>
  [10, 1, 1, 1].map((least) => least + systemRandom.integer(240)).join('.');

/** A description that is long enough. */
export const faultText = 'دستگاه روشن می‌شود ولی پس از دو دقیقه خاموش می‌شود.';
