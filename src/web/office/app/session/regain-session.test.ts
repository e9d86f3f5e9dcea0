import { beforeEach, describe, expect, it } from 'vitest';
import { proveAgain, regainSession } from './regain-session.ts';
import { sessionStore } from './session-store.ts';

const person = { staffId: 1, name: 'نمونه', email: 'a@azma.example' };

describe('questions over the screen', () => {
  beforeEach(() => {
    const session = { person, roles: [], permissions: new Set<never>() };
    sessionStore.set({ state: { kind: 'open', session }, question: undefined });
  });

  it('are asked once for all calls that wait for the same answer', async () => {
    const both = [regainSession(), regainSession()];
    sessionStore.get().question?.answer(true);
    expect(await Promise.all(both)).toEqual([true, true]);
    expect(sessionStore.get().question).toBeUndefined();
  });

  it('end with no where sign-in is asked for meanwhile, and can be asked again', async () => {
    const proof = proveAgain();
    const signIn = regainSession();
    expect(await proof).toBe(false);
    expect(sessionStore.get().question?.kind).toBe('signIn');
    sessionStore.get().question?.answer(true);
    expect(await signIn).toBe(true);

    const again = proveAgain();
    expect(sessionStore.get().question?.kind).toBe('proof');
    sessionStore.get().question?.answer(true);
    expect(await again).toBe(true);
  });

  it('wait for a sign-in that is open', async () => {
    const signIn = regainSession();
    const proof = proveAgain();
    expect(sessionStore.get().question?.kind).toBe('signIn');
    sessionStore.get().question?.answer(true);
    await signIn;
    await expect.poll(() => sessionStore.get().question?.kind).toBe('proof');
    sessionStore.get().question?.answer(true);
    expect(await proof).toBe(true);
  });
});
