import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffRefusalTexts } from '#contract/office/refusals.ts';
import { commandActor } from '#features/staff-action/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { demoPassword } from '#kernel/demo-people.ts';
import { hourMs } from '#kernel/durations.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { refuseLimitWrites } from '#kit/refuse-limit-writes.ts';
import { refuseQueries, writesAudit } from '#kit/refuse-queries.ts';
import {
  actorOf,
  client,
  codeAt,
  forgetUsedCodes,
  goodPassword,
  letTimePass,
  makePerson,
  makeStaffDeps,
  type Person,
  signInAgain,
  tryCode,
  tryPassword,
} from '#kit/staff-kit.ts';
import type { Random } from '#ports/random.ts';
import { createClockCorrector } from '#storage/correct-clock.ts';
import type { Db, Storage } from '#storage/dialect.ts';
import {
  acceptInvitation,
  beginSetUp,
  beginTotp,
  changeOwnPassword,
  changeStaff,
  confirmTotp,
  disableStaff,
  enableStaff,
  endOwnSession,
  findActingStaff,
  finishSetUp,
  finishSignIn,
  inviteStaff,
  listAccounts,
  listOwnSessions,
  markBrowser,
  proveIdentity,
  proveRecovery,
  readAccount,
  readInvitation,
  readSentInvitation,
  reinviteStaff,
  removeTotp,
  renewRecoveryCodes,
  type StaffDeps,
  signOut,
  signOutEverywhere,
  unlockStaff,
} from './index.ts';
import { deleteEndedSessions } from './records/session.repository.ts';

describe.each(engines)('people of the office on %s', (engine) => {
  let storage: Storage;
  let deps: StaffDeps;
  const alerts: string[] = [];
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    deps = makeStaffDeps(storage, { alert: (what) => alerts.push(what) });
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    alerts.length = 0;
    await storage.db.deleteFrom('limit_take').execute();
  });

  const acting = (token: string, isBackground = false) => findActingStaff(deps, { token, isBackground });
  const refused = (code: string, text?: string) => ({
    code,
    ...(text === undefined ? {} : { details: expect.objectContaining({ text }) }),
  });
  const wrongPassword = refused('unauthorised', staffRefusalTexts.wrongPassword);
  const wrongCode = refused('unauthorised', staffRefusalTexts.wrongCode);
  const recover = (halfToken: string, code: string) =>
    finishSignIn(deps, { halfToken, prove: (staff) => proveRecovery(deps, staff, code), ...client });
  const actionsOf = async (person: Person) => {
    const rows = await storage.db
      .selectFrom('audit_event')
      .select('deed as action')
      .where('staff_id', '=', person.id)
      .orderBy('id')
      .execute();
    return rows.map(({ action }) => action);
  };

  describe('the first step', () => {
    // accepts 423
    it('gives half a session to the right password, and half a session is nobody', async () => {
      const person = await makePerson(deps, ['desk']);
      const half = await tryPassword(deps, person.email.toUpperCase());
      expect(half).toMatchObject({ step: 'second', methods: ['totp', 'recovery'] });
      expect(await acting(half.halfToken)).toBeUndefined();
    });

    it('gives half a session although the try cannot be uncounted', async () => {
      const person = await makePerson(deps, ['desk']);
      let isFull = false;
      const random: Random = {
        ...deps.random,
        bytes: (count) => {
          isFull = true;
          return deps.random.bytes(count);
        },
      };
      const half = await tryPassword(
        { ...deps, random, storage: refuseLimitWrites(storage, () => isFull) },
        person.email,
      );
      expect([isFull, half.step]).toEqual([true, 'second']);
    });

    // accepts 424, 448
    it('refuses an unknown address, a wrong password, a disabled account and one without a role alike', async () => {
      const known = await makePerson(deps, ['desk']);
      const disabled = await makePerson(deps, ['desk']);
      await disableStaff(deps, commandActor('test'), { id: disabled.id });
      const idle = await makePerson(deps, ['desk']);
      await storage.db.deleteFrom('staff_role').where('staff_id', '=', idle.id).execute();
      await expect(tryPassword(deps, 'nobody@lab.example')).rejects.toMatchObject(wrongPassword);
      await expect(tryPassword(deps, known.email, 'something else')).rejects.toMatchObject(wrongPassword);
      await expect(tryPassword(deps, disabled.email)).rejects.toMatchObject(wrongPassword);
      await expect(tryPassword(deps, idle.email)).rejects.toMatchObject(wrongPassword);
    });

    it('waits for the disk with the row of a wrong password', async () => {
      const person = await makePerson(deps, ['desk']);
      const { unsyncedDb } = refuseQueries(storage, writesAudit);
      const wrong = tryPassword({ ...deps, storage: { ...storage, unsyncedDb } }, person.email, 'wrong');
      await expect(wrong).rejects.toMatchObject(wrongPassword);
      expect((await actionsOf(person)).at(-1)).toBe('session.refuse');
    });

    // accepts 425
    it('lets an address wait 1, 2, 4, 8 and then 15 minutes after five wrong passwords, known or unknown', async () => {
      const person = await makePerson(deps, ['desk']);
      for (const email of [person.email, 'nobody-at-all@lab.example']) {
        const from = (n: number) => ({ clientAddress: `198.51.100.${n}` });
        for (let n = 0; n < 5; n += 1) {
          await expect(tryPassword(deps, email, 'wrong', from(n))).rejects.toMatchObject(wrongPassword);
        }
        for (const minutes of [1, 2, 4, 8, 15, 15]) {
          const waiting = tryPassword(deps, email, goodPassword, from(9));
          await expect(waiting).rejects.toMatchObject({ code: 'too_many' });
          const { retryAfterSeconds } = await waiting.catch((error) => error);
          expect(Math.ceil(retryAfterSeconds / 60)).toBe(minutes);
          await letTimePass(storage, minutes * 60);
          await expect(tryPassword(deps, email, 'wrong', from(9))).rejects.toMatchObject(wrongPassword);
        }
        await storage.db.deleteFrom('limit_take').execute();
      }
    });

    it('forgets wrong passwords after the right one', async () => {
      const person = await makePerson(deps, ['desk']);
      for (let round = 0; round < 3; round += 1) {
        for (let n = 0; n < 4; n += 1) {
          await expect(tryPassword(deps, person.email, 'wrong')).rejects.toMatchObject(wrongPassword);
        }
        await tryPassword(deps, person.email);
      }
    });

    it('counts tries that come at the same moment one by one', async () => {
      const person = await makePerson(deps, ['desk']);
      const tries = await Promise.allSettled(
        Array.from({ length: 12 }, (_, n) =>
          tryPassword(deps, person.email, 'wrong', { clientAddress: `192.0.2.${n}` }),
        ),
      );
      const codes = tries.map((one) => one.status === 'rejected' && one.reason.code);
      expect(codes.filter((code) => code === 'unauthorised')).toHaveLength(5);
      expect(codes.filter((code) => code === 'too_many')).toHaveLength(7);
    });

    // accepts 426
    it('gives a browser that signed in before a count of its own', async () => {
      const person = await makePerson(deps, ['desk']);
      const knownBrowser = markBrowser(deps, person.email, undefined);
      for (let n = 0; n < 5; n += 1) {
        await expect(tryPassword(deps, person.email, 'wrong')).rejects.toMatchObject(wrongPassword);
      }
      await expect(tryPassword(deps, person.email)).rejects.toMatchObject({ code: 'too_many' });
      await tryPassword(deps, person.email, goodPassword, { knownBrowser });
      for (let n = 0; n < 5; n += 1) {
        const wrong = tryPassword(deps, person.email, 'wrong', { knownBrowser });
        await expect(wrong).rejects.toMatchObject(wrongPassword);
      }
      const waiting = tryPassword(deps, person.email, goodPassword, { knownBrowser });
      await expect(waiting).rejects.toMatchObject({ code: 'too_many' });
    });

    it('takes no mark made for another account, and keeps one browser known to several', async () => {
      const [one, two] = [await makePerson(deps, ['desk']), await makePerson(deps, ['desk'])];
      const first = markBrowser(deps, one.email, undefined);
      const both = markBrowser(deps, two.email, first);
      for (let n = 0; n < 5; n += 1) {
        await expect(tryPassword(deps, two.email, 'wrong')).rejects.toMatchObject(wrongPassword);
      }
      const foreign = tryPassword(deps, two.email, goodPassword, { knownBrowser: first });
      await expect(foreign).rejects.toMatchObject({ code: 'too_many' });
      await tryPassword(deps, two.email, goodPassword, { knownBrowser: both });
      await tryPassword(deps, one.email, goodPassword, { knownBrowser: both });
    });

    // accepts 427
    it('refuses the 21st wrong password from one address, whatever the accounts, and counts no right ones', async () => {
      const person = await makePerson(deps, ['desk']);
      for (let n = 0; n < 20; n += 1) {
        const spray = tryPassword(deps, `sprayed-${n}@lab.example`, 'wrong');
        await expect(spray).rejects.toMatchObject(wrongPassword);
        if (n % 5 === 0) await tryPassword(deps, person.email);
      }
      for (let n = 20; n < 40; n += 1) {
        const spray = tryPassword(deps, `sprayed-${n}@lab.example`, 'wrong');
        await expect(spray).rejects.toMatchObject({ code: 'too_many' });
      }
      await expect(tryPassword(deps, person.email)).rejects.toMatchObject({ code: 'too_many' });
      await tryPassword(deps, person.email, goodPassword, { clientAddress: '198.51.100.200' });
    });

    it('reads no account for a try that is refused for its number', async () => {
      const person = await makePerson(deps, ['desk']);
      for (const email of [person.email, 'nobody-there@lab.example'])
        for (let n = 0; n < 5; n += 1) await tryPassword(deps, email, 'wrong').catch(() => {});
      const closed = {
        ...storage,
        get db(): Db {
          throw new Error('the account is read');
        },
      };
      for (const email of [person.email, 'nobody-there@lab.example'])
        await expect(tryPassword({ ...deps, storage: closed }, email)).rejects.toMatchObject({
          code: 'too_many',
        });
    });

    it('does not count a password that could not be checked', async () => {
      const person = await makePerson(deps, ['desk']);
      const full = { ...deps.passwords, verify: () => Promise.reject(new Error('the line is full')) };
      for (let n = 0; n < 30; n += 1) {
        await expect(tryPassword({ ...deps, passwords: full }, person.email)).rejects.toThrow('full');
      }
      await tryPassword(deps, person.email);
    });
  });

  describe('the second step', () => {
    // accepts 430
    it('takes a code with Persian or Arabic digits and spaces, once', async () => {
      const person = await makePerson(deps, ['desk']);
      const code = await codeAt(person.secret);
      const persian = code.replace(/\d/g, (digit) => String.fromCharCode(0x06f0 + Number(digit)));
      const arabic = code.replace(/\d/g, (digit) => String.fromCharCode(0x0660 + Number(digit)));
      const first = await tryPassword(deps, person.email);
      const { sessionToken, roles } = await tryCode(
        deps,
        first.halfToken,
        ` ${persian.slice(0, 3)} ${persian.slice(3)}`,
      );
      expect(roles).toEqual(['desk']);
      expect((await acting(sessionToken))?.actor.staffId).toBe(person.id);
      const second = await tryPassword(deps, person.email);
      await expect(tryCode(deps, second.halfToken, arabic)).rejects.toMatchObject(wrongCode);
    });

    // accepts 430
    it('opens exactly one session for one code sent by two at the same moment', async () => {
      const person = await makePerson(deps, ['desk']);
      await signOutEverywhere(deps, await actorOf(deps, person.sessionToken), {});
      const halves = await Promise.all([1, 2, 3].map(() => tryPassword(deps, person.email)));
      const code = await codeAt(person.secret);
      const tries = await Promise.allSettled(halves.map(({ halfToken }) => tryCode(deps, halfToken, code)));
      expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const rows = await storage.db
        .selectFrom('staff_session')
        .select('id')
        .where('staff_id', '=', person.id)
        .execute();
      expect(rows).toHaveLength(1);
    });

    it('takes no code that is two minutes old or not yet due, and none of someone else', async () => {
      const [person, other] = [await makePerson(deps, ['desk']), await makePerson(deps, ['desk'])];
      const { halfToken } = await tryPassword(deps, person.email);
      for (const code of [
        await codeAt(person.secret, -120),
        await codeAt(person.secret, 120),
        await codeAt(other.secret),
      ]) {
        await expect(tryCode(deps, halfToken, code)).rejects.toMatchObject(wrongCode);
      }
    });

    it('takes no older code after a newer one, also when the clock was set back', async () => {
      const person = await makePerson(deps, ['desk']);
      const step = Math.floor(Date.now() / 30_000) + 100;
      await storage.db
        .updateTable('staff')
        .set({ totp_used_step: step })
        .where('id', '=', person.id)
        .execute();
      const { halfToken } = await tryPassword(deps, person.email);
      const late = tryCode(deps, halfToken, await codeAt(person.secret));
      await expect(late).rejects.toMatchObject(wrongCode);
      await recover(halfToken, person.recoveryCodes[0] ?? '');
    });

    // accepts 431
    it('ends the half sign-in with the fifth wrong answer and lets the account wait, whatever is given then', async () => {
      const person = await makePerson(deps, ['desk']);
      const { halfToken } = await tryPassword(deps, person.email);
      for (let n = 0; n < 3; n += 1) {
        await expect(tryCode(deps, halfToken, '000000')).rejects.toMatchObject(wrongCode);
      }
      await expect(recover(halfToken, 'aaaaa-aaaaa')).rejects.toMatchObject({ code: 'unauthorised' });
      await expect(tryCode(deps, halfToken, '000000')).rejects.toMatchObject(wrongCode);
      const code = await codeAt(person.secret);
      await expect(tryCode(deps, halfToken, code)).rejects.toMatchObject({ code: 'unauthorised' });
      const again = await tryPassword(deps, person.email);
      await expect(tryCode(deps, again.halfToken, code)).rejects.toMatchObject({
        code: 'too_many',
        retryAfterSeconds: expect.any(Number),
      });
      await expect(recover(again.halfToken, person.recoveryCodes[0] ?? '')).rejects.toMatchObject({
        code: 'too_many',
      });
      await storage.db.deleteFrom('limit_take').execute();
      await tryCode(deps, again.halfToken, code);
    });

    // accepts 777
    it('is locked by 30 wrong answers of a day, told by mail, until it is opened', async () => {
      const person = await makePerson(deps, ['desk']);
      const mailing = { ...deps, canSendMail: true };
      for (let batch = 0; batch < 6; batch += 1) {
        const { halfToken } = await tryPassword(mailing, person.email);
        for (let wrong = 0; wrong < 5; wrong += 1)
          await expect(tryCode(mailing, halfToken, '000000')).rejects.toMatchObject({ code: 'unauthorised' });
        await letTimePass(storage, 15 * 60 + 1);
      }
      const signInRight = async () => {
        const { halfToken } = await tryPassword(deps, person.email);
        await forgetUsedCodes(storage, person.id);
        return tryCode(deps, halfToken, await codeAt(person.secret));
      };
      await expect(signInRight()).rejects.toMatchObject(
        refused('forbidden', staffRefusalTexts.secondStepLocked),
      );
      await letTimePass(storage, 25 * 3_600);
      await expect(signInRight()).rejects.toMatchObject(
        refused('forbidden', staffRefusalTexts.secondStepLocked),
      );
      expect(alerts).toEqual(['the second step of an account was locked']);
      const mails = await storage.db
        .selectFrom('outbox')
        .selectAll()
        .where('kind', '=', 'staff-lock')
        .execute();
      expect(mails.map(({ payload }) => JSON.parse(payload))).toEqual([{ staffId: person.id }]);
      const listed = (await listAccounts(deps)).find(({ id }) => id === person.id);
      expect(listed?.isSecondStepLocked).toBe(true);

      await unlockStaff(deps, commandActor('test'), { id: person.id });
      expect((await signInRight()).person.id).toBe(person.id);
      await expect(unlockStaff(deps, commandActor('test'), { id: person.id })).rejects.toMatchObject(
        refused('conflict', staffRefusalTexts.notLocked),
      );
      const trail = await storage.db
        .selectFrom('audit_event')
        .select('deed')
        .where('thing_kind', '=', 'staff')
        .where('thing_id', '=', String(person.id))
        .execute();
      const names = trail.map(({ deed }) => deed);
      expect(names.filter((name) => name === 'session.refuse-second')).toHaveLength(30);
      expect(names).toEqual(expect.arrayContaining(['session.lock-second', 'staff.unlock']));
    });

    it('is over ten minutes after the password', async () => {
      const person = await makePerson(deps, ['desk']);
      const { halfToken } = await tryPassword(deps, person.email);
      await letTimePass(storage, 601);
      const late = tryCode(deps, halfToken, await codeAt(person.secret));
      await expect(late).rejects.toMatchObject({ code: 'unauthorised' });
    });

    // accepts 435
    it('takes each recovery code once, and none of an older set', async () => {
      const person = await makePerson(deps, ['desk']);
      expect(new Set(person.recoveryCodes).size).toBe(10);
      const [first = '', second = ''] = person.recoveryCodes;
      const half = await tryPassword(deps, person.email);
      const { sessionToken } = await recover(half.halfToken, first.toUpperCase().replace('-', ' '));
      const actor = await actorOf(deps, sessionToken);
      expect((await readAccount(deps, actor)).recoveryCodesLeft).toBe(9);
      const again = await tryPassword(deps, person.email);
      await expect(recover(again.halfToken, first)).rejects.toMatchObject({ code: 'unauthorised' });
      const { codes } = await renewRecoveryCodes(deps, actor, {});
      expect((await readAccount(deps, actor)).recoveryCodesLeft).toBe(10);
      await expect(recover(again.halfToken, second)).rejects.toMatchObject({ code: 'unauthorised' });
      await recover(again.halfToken, codes[0] ?? '');
    });

    it('replaces the authenticator in the half minute in which the old one proved who asks', async () => {
      const person = await makePerson(deps, ['desk']);
      const token = await signInAgain(deps, person);
      const actor = await actorOf(deps, token);
      const { secret, setUp } = await beginTotp(deps, actor);
      const wrong = confirmTotp(deps, actor, { setUp, code: '000000' });
      await expect(wrong).rejects.toMatchObject({ code: 'invalid_input' });
      const code = await codeAt(secret);
      await confirmTotp(deps, actor, { setUp, code });
      const { halfToken } = await tryPassword(deps, person.email);
      await expect(tryCode(deps, halfToken, code)).rejects.toMatchObject(wrongCode);
      await forgetUsedCodes(storage, person.id);
      await tryCode(deps, halfToken, await codeAt(secret));
    });

    // accepts 434
    it('keeps the last second factor', async () => {
      const person = await makePerson(deps, ['desk']);
      const removal = removeTotp(deps, await actorOf(deps, person.sessionToken), {});
      await expect(removal).rejects.toMatchObject(refused('conflict', staffRefusalTexts.lastFactor));
      expect((await readAccount(deps, await actorOf(deps, person.sessionToken))).hasTotp).toBe(true);
    });
  });

  describe('sessions', () => {
    // accepts 439
    it('end after 30 idle minutes and after 8 hours, by the database’s clock', async () => {
      const person = await makePerson(deps, ['desk']);
      await letTimePass(storage, 29 * 60);
      expect(await acting(person.sessionToken)).toBeDefined();
      await letTimePass(storage, 31 * 60);
      expect(await acting(person.sessionToken)).toBeUndefined();
      const token = await signInAgain(deps, person);
      for (let hours = 0; hours < 7.9; hours += 0.4) {
        await letTimePass(storage, 0.4 * 3_600);
        if (hours < 7.4) expect(await acting(token)).toBeDefined();
      }
      await letTimePass(storage, 0.2 * 3_600);
      expect(await acting(token)).toBeUndefined();
    });

    it('stand in the database only as a hash', async () => {
      const person = await makePerson(deps, ['desk']);
      const rows = await storage.db.selectFrom('staff_session').selectAll().execute();
      expect(JSON.stringify(rows)).not.toContain(person.sessionToken);
      expect(rows.every(({ token_hash }) => /^[0-9a-f]{64}$/.test(token_hash))).toBe(true);
    });

    // accepts 464
    it('are not kept alive by what a screen asks by itself', async () => {
      const person = await makePerson(deps, ['desk']);
      await letTimePass(storage, 20 * 60);
      expect(await acting(person.sessionToken, true)).toBeDefined();
      await letTimePass(storage, 11 * 60);
      expect(await acting(person.sessionToken)).toBeUndefined();
    });

    // accepts 852
    it('are used without a write where nothing can be written, and end at the same times', async () => {
      const { sessionToken } = await makePerson(deps, ['desk']);
      let isFull = true;
      const db = storage.db.withPlugin({
        transformQuery: ({ node }) => {
          if (isFull && node.kind === 'UpdateQueryNode') throw new AppError('unavailable');
          return node;
        },
        transformResult: async ({ result }) => result,
      });
      const find = (at: Db) =>
        findActingStaff({ storage: { ...storage, db: at } }, { token: sessionToken, isBackground: false });
      await letTimePass(storage, 29 * 60);
      expect(await find(db)).toBeDefined();
      // Written down it was used an hour ago; remembered is the use of just now.
      await storage.db
        .updateTable('staff_session')
        .set({ last_used_at: Date.now() - hourMs })
        .execute();
      expect(await find(db)).toBeDefined();
      expect(await find(storage.db)).toBeUndefined();
      isFull = false;
      await deleteEndedSessions(db);
      expect(await find(storage.db)).toBeDefined();
      // A use that another process has written later stays.
      isFull = true;
      await letTimePass(storage, 60);
      expect(await find(db)).toBeDefined();
      isFull = false;
      const later = Date.now() + 60_000;
      await storage.db.updateTable('staff_session').set({ last_used_at: later }).execute();
      await deleteEndedSessions(db);
      const rows = await storage.db.selectFrom('staff_session').select('last_used_at').execute();
      expect(rows.every(({ last_used_at }) => last_used_at === later)).toBe(true);
      await letTimePass(storage, 31 * 60);
      expect(await find(db)).toBeUndefined();
    });

    // accepts 855
    it('outlive a clock set back by two hours, and end as late as they would have', async () => {
      const person = await makePerson(deps, ['desk']);
      const half = await tryPassword(deps, person.email);
      await letTimePass(storage, -7_200);
      expect(await acting(person.sessionToken)).toBeDefined();
      await storage.db
        .updateTable('clock_mark')
        .set({ seen_at: Date.now() + 7_200_000 })
        .execute();
      expect(await createClockCorrector(storage.db).check()).toBeGreaterThan(7_100_000);
      expect(await acting(person.sessionToken)).toBeDefined();
      await forgetUsedCodes(storage, person.id);
      await tryCode(deps, half.halfToken, await codeAt(person.secret));
      await letTimePass(storage, 31 * 60);
      expect(await acting(person.sessionToken)).toBeUndefined();
    });

    // accepts 440
    it('are at most five a person, the oldest goes; they are listed and ended one by one', async () => {
      const person = await makePerson(deps, ['desk']);
      const tokens = [person.sessionToken];
      for (let n = 0; n < 5; n += 1) tokens.push(await signInAgain(deps, person));
      const alive = await Promise.all(tokens.map((token) => acting(token)));
      expect(alive.map((one) => one !== undefined)).toEqual([false, true, true, true, true, true]);
      const actor = await actorOf(deps, tokens[5] ?? '');
      const sessions = await listOwnSessions(deps, actor);
      expect(sessions).toHaveLength(5);
      expect(sessions.filter(({ isThis }) => isThis)).toHaveLength(1);
      expect(sessions[0]).toMatchObject({ browser: client.browser, address: client.clientAddress });
      const other = sessions.find(({ isThis }) => !isThis);
      await endOwnSession(deps, actor, { id: other?.id ?? 0 });
      expect(await listOwnSessions(deps, actor)).toHaveLength(4);
    });

    it('of others cannot be ended by guessing their number', async () => {
      const [person, other] = [await makePerson(deps, ['desk']), await makePerson(deps, ['desk'])];
      const theirs = (await acting(other.sessionToken))?.session.id ?? 0;
      const guess = endOwnSession(deps, await actorOf(deps, person.sessionToken), { id: theirs });
      await expect(guess).rejects.toMatchObject({ code: 'not_found' });
      expect(await acting(other.sessionToken)).toBeDefined();
    });

    // accepts 441
    it('all end with signing out everywhere, a new password, a change of roles and disabling', async () => {
      const manager = await makePerson(deps, ['manager']);
      const ends: ((person: Person) => Promise<unknown>)[] = [
        async ({ sessionToken }) => signOutEverywhere(deps, await actorOf(deps, sessionToken), {}),
        async ({ sessionToken }) =>
          changeOwnPassword(deps, await actorOf(deps, sessionToken), { newPassword: 'another fine phrase' }),
        async ({ id, name }) =>
          changeStaff(deps, await actorOf(deps, manager.sessionToken), { id, name, roles: ['editor'] }),
        async ({ id }) => disableStaff(deps, await actorOf(deps, manager.sessionToken), { id }),
      ];
      for (const end of ends) {
        const person = await makePerson(deps, ['desk']);
        const second = await signInAgain(deps, person);
        await end(person);
        expect(await acting(person.sessionToken)).toBeUndefined();
        expect(await acting(second)).toBeUndefined();
      }
    });

    // accepts 441
    it('half open nothing either when the password changes while the old one is being checked', async () => {
      const person = await makePerson(deps, ['desk']);
      const actor = await actorOf(deps, person.sessionToken);
      const slow: StaffDeps = {
        ...deps,
        passwords: {
          ...deps.passwords,
          verify: async (password, stored) => {
            const isRight = await deps.passwords.verify(password, stored);
            await changeOwnPassword(deps, actor, { newPassword: 'another fine phrase' });
            return isRight;
          },
        },
      };
      await expect(tryPassword(slow, person.email)).rejects.toMatchObject(wrongPassword);
    });

    it('stolen before signing out open nothing afterwards', async () => {
      const person = await makePerson(deps, ['desk']);
      const stolen = person.sessionToken;
      await signOut(deps, await actorOf(deps, stolen), {});
      expect(await acting(stolen)).toBeUndefined();
    });

    // accepts 442
    it('hold a fresh proof for ten minutes and get it back by password and code', async () => {
      const person = await makePerson(deps, ['desk']);
      expect((await actorOf(deps, person.sessionToken)).hasFreshProof).toBe(true);
      await letTimePass(storage, 601);
      const actor = await actorOf(deps, person.sessionToken);
      expect(actor.hasFreshProof).toBe(false);
      const origin = 'http://localhost:3000';
      const code = await codeAt(person.secret);
      await expect(proveIdentity(deps, actor, { password: 'wrong', code, origin })).rejects.toMatchObject(
        refused('forbidden', staffRefusalTexts.wrongProof),
      );
      const wrong = proveIdentity(deps, actor, { password: goodPassword, code: '000000', origin });
      await expect(wrong).rejects.toMatchObject(wrongCode);
      await proveIdentity(deps, actor, { password: goodPassword, code, origin });
      expect((await actorOf(deps, person.sessionToken)).hasFreshProof).toBe(true);
      const replay = proveIdentity(deps, actor, { password: goodPassword, code, origin });
      await expect(replay).rejects.toMatchObject(wrongCode);
    });

    // accepts 777
    it('end with the fifth wrong proof, and neither other sessions nor sign-in do', async () => {
      const person = await makePerson(deps, ['desk']);
      const other = await signInAgain(deps, person);
      const actor = await actorOf(deps, person.sessionToken);
      const origin = 'http://localhost:3000';
      for (let wrong = 0; wrong < 5; wrong += 1) {
        expect(await acting(person.sessionToken)).toBeDefined();
        const proof = proveIdentity(deps, actor, { password: goodPassword, code: '000000', origin });
        await expect(proof).rejects.toMatchObject(wrongCode);
      }
      expect(await acting(person.sessionToken)).toBeUndefined();
      expect(await acting(other)).toBeDefined();
      expect(await signInAgain(deps, person)).toBeTruthy();
    });

    it('end together with their row in the trail or not at all', async () => {
      const person = await makePerson(deps, ['desk']);
      const actor = await actorOf(deps, person.sessionToken);
      const { halfToken } = await tryPassword(deps, person.email);
      const wrong = { password: 'wrong', code: '000000', origin: 'http://localhost:3000' };
      for (let n = 0; n < 4; n += 1) {
        await expect(proveIdentity(deps, actor, wrong)).rejects.toMatchObject(refused('forbidden'));
        await expect(tryCode(deps, halfToken, wrong.code)).rejects.toMatchObject(wrongCode);
      }
      const failing = { ...deps, storage: refuseQueries(storage, writesAudit) };
      await expect(proveIdentity(failing, actor, wrong)).rejects.toMatchObject(refused('unavailable'));
      await expect(tryCode(failing, halfToken, wrong.code)).rejects.toMatchObject(refused('unavailable'));
      expect(await acting(person.sessionToken)).toBeDefined();
      const halves = storage.db.selectFrom('staff_half_session').where('staff_id', '=', person.id);
      expect(await halves.selectAll().execute()).toHaveLength(1);
    });

    it('outlive presses while a wait runs or no password can be checked', async () => {
      const person = await makePerson(deps, ['desk']);
      const actor = await actorOf(deps, person.sessionToken);
      const other = await actorOf(deps, await signInAgain(deps, person));
      await forgetUsedCodes(storage, person.id);
      const proof = {
        password: goodPassword,
        code: await codeAt(person.secret),
        origin: 'http://localhost:3000',
      };
      const busy = async () => {
        throw new AppError('unavailable');
      };
      for (let press = 0; press < 5; press += 1) {
        const proving = proveIdentity(
          { ...deps, passwords: { ...deps.passwords, verify: busy } },
          actor,
          proof,
        );
        await expect(proving).rejects.toMatchObject(refused('unavailable'));
      }
      for (const wrong of [other, other, other, actor, actor])
        await expect(proveIdentity(deps, wrong, { ...proof, password: 'wrong' })).rejects.toMatchObject(
          refused('forbidden'),
        );
      for (let press = 0; press < 5; press += 1)
        await expect(proveIdentity(deps, actor, proof)).rejects.toMatchObject(refused('too_many'));
      await letTimePass(storage, 61);
      await proveIdentity(deps, actor, proof);
      expect((await actorOf(deps, person.sessionToken)).hasFreshProof).toBe(true);
    });
  });

  describe('invitations', () => {
    const invite = async (over: Partial<StaffDeps> = {}) => {
      const email = `new-${Math.random().toString(36).slice(2)}@lab.example`;
      const manager = await makePerson(deps, ['manager']);
      const actor = await actorOf(deps, manager.sessionToken);
      const invited = await inviteStaff({ ...deps, ...over }, actor, {
        email,
        name: 'سارا',
        roles: ['desk'],
      });
      const shown = await readSentInvitation({ ...deps, ...over }, invited);
      return { email, actor, shown, token: shown.link?.split('#')[1] ?? '' };
    };
    const invitationVoid = refused('not_found', staffRefusalTexts.invitationVoid);

    // accepts 436
    it('work once, for 24 hours, and not when they were altered', async () => {
      const { token } = await invite();
      expect(await readInvitation(deps, token)).toMatchObject({ name: 'سارا', roles: ['desk'] });
      const altered = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
      await expect(readInvitation(deps, altered)).rejects.toMatchObject(invitationVoid);
      await expect(readInvitation(deps, 'nonsense')).rejects.toMatchObject(invitationVoid);
      const uses = await Promise.allSettled(
        [1, 2].map(() => acceptInvitation(deps, { token, password: goodPassword })),
      );
      expect(uses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(readInvitation(deps, token)).rejects.toMatchObject(invitationVoid);
      const late = await invite();
      await letTimePass(storage, 24 * 3_600 + 1);
      await expect(readInvitation(deps, late.token)).rejects.toMatchObject(invitationVoid);
    });

    // accepts 437
    it('refuse an address that is known, and go by mail where there is a mail server', async () => {
      const { email, actor } = await invite();
      const again = inviteStaff(deps, actor, { email: email.toUpperCase(), name: 'سارا', roles: ['desk'] });
      await expect(again).rejects.toMatchObject(refused('conflict', staffRefusalTexts.emailTaken));
      const roleless = inviteStaff(deps, actor, { email: 'x@lab.example', name: 'سارا', roles: [] });
      await expect(roleless).rejects.toMatchObject({ code: 'invalid_input' });
      const mailed = await invite({ canSendMail: true });
      expect(mailed.shown).toMatchObject({ isMailed: true, link: null });
      const rows = await storage.db
        .selectFrom('outbox')
        .select('payload')
        .where('kind', '=', 'staff-invitation')
        .execute();
      expect(rows).toHaveLength(1);
      expect(Object.keys(JSON.parse(rows[0]?.payload ?? '{}'))).toEqual(['invitationId']);
    });

    // accepts 467
    it('answer a repeated request with the same link and make one account', async () => {
      const manager = await makePerson(deps, ['manager']);
      const actor = await actorOf(deps, manager.sessionToken, 'once');
      const input = { email: 'twice@lab.example', name: 'رضا', roles: ['desk'] as const };
      const [one, two] = await Promise.all([
        inviteStaff(deps, actor, input),
        inviteStaff(deps, actor, input),
      ]);
      expect(two).toEqual(one);
      const stored = await storage.db.selectFrom('staff_deed').select('result').execute();
      const { link } = await readSentInvitation(deps, one);
      expect(JSON.stringify(stored)).not.toContain(link?.split('#')[1]);
    });

    // accepts 438
    it('made again end the sessions and void password and factors', async () => {
      const manager = await makePerson(deps, ['manager']);
      const person = await makePerson(deps, ['desk']);
      const actor = await actorOf(deps, manager.sessionToken);
      const { link } = await readSentInvitation(deps, await reinviteStaff(deps, actor, { id: person.id }));
      expect(await acting(person.sessionToken)).toBeUndefined();
      await expect(tryPassword(deps, person.email)).rejects.toMatchObject(wrongPassword);
      const token = link?.split('#')[1] ?? '';
      const { halfToken } = await acceptInvitation(deps, { token, password: goodPassword });
      const code = await codeAt(person.secret);
      await expect(tryCode(deps, halfToken, code)).rejects.toMatchObject({ code: 'unauthorised' });
    });

    // accepts 432
    it('lead to half a session that only set-up takes, until a factor stands', async () => {
      const { token, email } = await invite();
      const { halfToken } = await acceptInvitation(deps, { token, password: goodPassword });
      await expect(tryCode(deps, halfToken, '123456')).rejects.toMatchObject({ code: 'unauthorised' });
      expect(await acting(halfToken)).toBeUndefined();
      expect(await tryPassword(deps, email)).toMatchObject({ step: 'setup', methods: [] });
    });

    // accepts 432
    it('let the first of two set-ups stand: the password alone never replaces a factor', async () => {
      const { token, email } = await invite();
      const { halfToken: owner } = await acceptInvitation(deps, { token, password: goodPassword });
      const { halfToken: stranger } = await tryPassword(deps, email);
      const [strangers, owners] = [
        await beginSetUp(deps, { halfToken: stranger }),
        await beginSetUp(deps, { halfToken: owner }),
      ];
      await finishSetUp(deps, { halfToken: owner, code: await codeAt(owners.secret), ...client });
      const late = finishSetUp(deps, {
        halfToken: stranger,
        code: await codeAt(strangers.secret),
        ...client,
      });
      await expect(late).rejects.toMatchObject({ code: 'unauthorised' });
      const { halfToken } = await tryPassword(deps, email);
      expect(await tryCode(deps, halfToken, await codeAt(owners.secret, 30))).toHaveProperty('sessionToken');
    });

    // accepts 432
    it('let one of two set-ups at the same moment stand', async () => {
      const { token, email } = await invite();
      await acceptInvitation(deps, { token, password: goodPassword });
      const halves = [await tryPassword(deps, email), await tryPassword(deps, email)];
      const ends = await Promise.allSettled(
        halves.map(async ({ halfToken }, at) => {
          const { secret } = await beginSetUp(deps, { halfToken });
          return finishSetUp(deps, { halfToken, code: await codeAt(secret, 30 * at), ...client });
        }),
      );
      expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    });
  });

  describe('accounts', () => {
    const managersOnly = async (...ids: number[]) => {
      await storage.db
        .deleteFrom('staff_role')
        .where('role', '=', 'manager')
        .where('staff_id', 'not in', ids)
        .execute();
    };

    // accepts 450
    it('keep one manager: the last can neither be disabled, lose the role nor be invited again', async () => {
      const manager = await makePerson(deps, ['manager', 'desk']);
      await managersOnly(manager.id);
      const actor = await actorOf(deps, manager.sessionToken);
      const last = refused('conflict', staffRefusalTexts.lastManager);
      await expect(disableStaff(deps, actor, manager)).rejects.toMatchObject(last);
      await expect(reinviteStaff(deps, actor, manager)).rejects.toMatchObject(last);
      const { id, name } = manager;
      await expect(changeStaff(deps, actor, { id, name, roles: ['desk'] })).rejects.toMatchObject(last);
      expect((await acting(manager.sessionToken))?.actor.roles).toEqual(['desk', 'manager']);
      await reinviteStaff(deps, commandActor('test'), { id, mayBeLast: true });
      expect(await acting(manager.sessionToken)).toBeUndefined();
    });

    // accepts 450
    it('keep one of two managers who remove each other at the same moment', async () => {
      for (let round = 0; round < 5; round += 1) {
        const [one, two] = [await makePerson(deps, ['manager']), await makePerson(deps, ['manager'])];
        await managersOnly(one.id, two.id);
        const actors = await Promise.all([one, two].map(({ sessionToken }) => actorOf(deps, sessionToken)));
        const [first, second] = actors as [(typeof actors)[0], (typeof actors)[0]];
        const ends = await Promise.allSettled([
          disableStaff(deps, first, { id: two.id }),
          round % 2
            ? changeStaff(deps, second, { id: one.id, name: one.name, roles: ['desk'] })
            : disableStaff(deps, second, { id: one.id }),
        ]);
        expect(ends.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      }
    });

    // accepts 451
    it('are disabled and enabled, never deleted; a demo account comes back without its password', async () => {
      const manager = await makePerson(deps, ['manager']);
      const person = await makePerson(deps, ['desk']);
      const actor = await actorOf(deps, manager.sessionToken);
      await disableStaff(deps, actor, person);
      expect((await listAccounts(deps)).find(({ id }) => id === person.id)).toMatchObject({
        name: person.name,
        state: 'disabled',
      });
      await enableStaff(deps, actor, person);
      await forgetUsedCodes(storage, person.id);
      await tryPassword(deps, person.email);
      await storage.db.updateTable('staff').set({ is_demo: 1 }).where('id', '=', person.id).execute();
      await disableStaff(deps, actor, person);
      await enableStaff(deps, actor, person);
      await expect(tryPassword(deps, person.email)).rejects.toMatchObject(wrongPassword);
    });

    // accepts 428
    it('take no password that is short, long, common or holds the person’s own name', async () => {
      const person = await makePerson(deps, ['desk'], 'Maryam Rezaei');
      const actor = await actorOf(deps, person.sessionToken);
      const change = (newPassword: string) => changeOwnPassword(deps, actor, { newPassword });
      for (const bad of ['short words', 'x'.repeat(129)]) {
        await expect(change(bad)).rejects.toMatchObject(
          refused('invalid_input', staffRefusalTexts.passwordLength),
        );
      }
      const [mailbox] = person.email.split('@');
      // accepts 779
      const weak = [
        'aaaaaaaaaaaa',
        '123456789012',
        'alirezamohammadi',
        'علیرضا محمدی',
        'azma azma 1405',
        'آزما آزما آزما',
      ];
      const known = ['1qaz2wsx3edc', 'Password1234', demoPassword, ` ${demoPassword.toUpperCase()}`];
      for (const bad of [...weak, ...known, `so ${mailbox} it is`, 'my name is maryam!']) {
        await expect(change(bad)).rejects.toMatchObject(
          refused('invalid_input', staffRefusalTexts.passwordGuessable),
        );
      }
      for (const good of ['kfw8-Tp3x-zq9B', 'سه‌چرخهٔ بنفش با نعنا', 'یک گذرواژهٔ خوب']) await change(good);
    });

    // accepts 454
    it('leave a trail of sign-ins, failures and factors, and no secret in it', async () => {
      const person = await makePerson(deps, ['desk']);
      await expect(tryPassword(deps, person.email, 'a wrong secret')).rejects.toMatchObject(wrongPassword);
      const { halfToken } = await tryPassword(deps, person.email);
      await expect(tryCode(deps, halfToken, '000000')).rejects.toMatchObject(wrongCode);
      const code = await codeAt(person.secret);
      const { sessionToken } = await tryCode(deps, halfToken, code);
      const actor = await actorOf(deps, sessionToken);
      const { codes } = await renewRecoveryCodes(deps, actor, {});
      await signOut(deps, actor, {});
      expect(await actionsOf(person)).toEqual([
        'staff.accept-invitation',
        'account.add-totp',
        'session.begin',
        'session.refuse',
        'session.refuse-second',
        'session.begin',
        'account.renew-recovery-codes',
        'session.end',
      ]);
      const everything = JSON.stringify(await storage.db.selectFrom('audit_event').selectAll().execute());
      for (const secret of [goodPassword, 'a wrong secret', code, person.secret, sessionToken, ...codes]) {
        expect(everything).not.toContain(secret);
      }
      const staff = JSON.stringify(await storage.db.selectFrom('staff').selectAll().execute());
      expect(staff).not.toContain(person.secret);
    });

    it('invited by the command line name it in the trail', async () => {
      const email = 'by-command@lab.example';
      const actor = commandActor('azma staff');
      await inviteStaff(deps, actor, { email, name: 'فرمان', roles: ['manager'] });
      const row = await storage.db
        .selectFrom('audit_event')
        .select(['staff_id', 'staff_name', 'deed as action'])
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      expect(row).toEqual({ staff_id: null, staff_name: 'azma staff', action: 'staff.invite' });
    });
  });
});
