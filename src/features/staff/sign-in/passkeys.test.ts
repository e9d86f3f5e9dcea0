import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { staffRefusalTexts } from '#contract/office/refusals.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import { createSoftPasskey } from '#kit/soft-passkey.ts';
import { actorOf, client, makePerson, makeStaffDeps, type Person, tryPassword } from '#kit/staff-kit.ts';
import type { Storage } from '#storage/dialect.ts';
import {
  addPasskey,
  findActingStaff,
  findRelyingParty,
  finishSignIn,
  namePasskey,
  provePasskey,
  readAccount,
  removePasskey,
  removeTotp,
  requestNewPasskey,
  requestPasskey,
  requireHalfSession,
  requireSelf,
  type StaffDeps,
} from '../index.ts';

const origin = 'http://localhost:3000';

describe.each(engines)('passkeys on %s', (engine) => {
  let storage: Storage;
  let deps: StaffDeps;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    deps = makeStaffDeps(storage);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    await storage.db.deleteFrom('limit_take').execute();
  });

  type SoftPasskey = ReturnType<typeof createSoftPasskey>;
  const register = async (person: Person, passkey: SoftPasskey, from?: string) => {
    const actor = await actorOf(deps, person.sessionToken);
    const { challenge } = await requestNewPasskey(deps, await requireSelf(deps, actor), origin);
    const response = passkey.register(challenge, from) as never;
    return addPasskey(deps, actor, { name: 'گوشی', response, origin });
  };
  const begin = async (person: Person) => {
    const half = await tryPassword(deps, person.email);
    const { staff } = await requireHalfSession(deps, half.halfToken, 'second');
    const { challenge } = await requestPasskey(deps, staff, 'sign-in', origin);
    return { ...half, challenge };
  };
  const answer = (halfToken: string, response: unknown) =>
    finishSignIn(deps, {
      halfToken,
      prove: (staff) =>
        provePasskey(deps, staff, { response: response as never, purpose: 'sign-in', origin }),
      ...client,
    });
  const wrong = { code: 'unauthorised', details: { text: staffRefusalTexts.wrongPasskey } };

  // accepts 433
  it('are added, named, used at the second step and removed', async () => {
    const person = await makePerson(deps, ['desk']);
    const passkey = createSoftPasskey(origin);
    const { id } = await register(person, passkey);
    const actor = await actorOf(deps, person.sessionToken);
    await namePasskey(deps, actor, { id, name: 'گوشی مریم' });
    expect((await readAccount(deps, actor)).passkeys).toMatchObject([{ id, name: 'گوشی مریم' }]);
    const { halfToken, challenge, methods } = await begin(person);
    expect(methods).toEqual(['totp', 'passkey', 'recovery']);
    const { sessionToken } = await answer(halfToken, passkey.sign(challenge));
    expect(await findActingStaff(deps, { token: sessionToken, isBackground: false })).toBeDefined();
    await removeTotp(deps, actor, {});
    await expect(removePasskey(deps, actor, { id })).rejects.toMatchObject({
      code: 'conflict',
      details: { text: staffRefusalTexts.lastFactor },
    });
  });

  // accepts 433
  it('answer one challenge once, only for our own origin, and only for their owner', async () => {
    const [person, other] = [await makePerson(deps, ['desk']), await makePerson(deps, ['desk'])];
    const [passkey, foreign] = [createSoftPasskey(origin), createSoftPasskey(origin)];
    await register(person, passkey);
    await register(other, foreign);
    const first = await begin(person);
    const signed = passkey.sign(first.challenge);
    await answer(first.halfToken, signed);
    const second = await begin(person);
    await expect(answer(second.halfToken, signed)).rejects.toMatchObject(wrong);
    const elsewhere = passkey.sign(second.challenge, 'https://evil.example');
    await expect(answer(second.halfToken, elsewhere)).rejects.toMatchObject(wrong);
    await expect(answer(second.halfToken, foreign.sign(second.challenge))).rejects.toMatchObject(wrong);
    const invented = passkey.sign(Buffer.from('invented').toString('base64url'));
    await expect(answer(second.halfToken, invented)).rejects.toMatchObject(wrong);
  });

  it('made for another origin are not added', async () => {
    const person = await makePerson(deps, ['desk']);
    const stray = register(person, createSoftPasskey(origin), 'https://evil.example');
    await expect(stray).rejects.toMatchObject(wrong);
  });
});

describe('where passkeys are tied to', () => {
  // accepts 433
  it('is the host’s name, and nothing on a bare IP address', () => {
    expect(findRelyingParty('https://office.azma.example')).toBe('office.azma.example');
    expect(findRelyingParty('http://localhost:3000')).toBe('localhost');
    expect(findRelyingParty('http://127.0.0.1:3000')).toBeUndefined();
    expect(findRelyingParty('http://[::1]:3000')).toBeUndefined();
  });
});
