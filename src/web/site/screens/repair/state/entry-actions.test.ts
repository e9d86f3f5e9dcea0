import { describe, expect, it } from 'vitest';
import type { RepairAnswer, RepairClient } from '#contract/repair/client.ts';
import type { CurrentSession } from '#contract/repair/entities.ts';
import { sampleAuth, sampleView } from '#kit/repair-samples.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { createEntryActions } from './entry-actions.ts';
import type { PortalNavigation } from './portal-navigation.ts';
import { initialPortalState } from './portal-state.ts';
import { reducePortal } from './reduce-portal.ts';

type SessionAnswer = RepairAnswer<CurrentSession>;

const ok = <Data>(data: Data) => ({ kind: 'ok' as const, data, message: '' });
const deviceQuery = { serialNumber: 'AZ-1000', traceNumber: '' };
const waitingForCode: CurrentSession = { view: null, challenge: { ...sampleAuth, ...deviceQuery } };
const verified: CurrentSession = { view: sampleView(), challenge: null };

/** A portal that waits for its code. Answers about the session come when the test gives them. */
const openAtCode = () => {
  let state = [
    { type: 'session-read', session: { view: null, challenge: null }, now: 0 } as const,
    { type: 'code-sent', deviceQuery, auth: sampleAuth, now: 0 } as const,
  ].reduce(reducePortal, initialPortalState);
  const asked: ((answer: SessionAnswer) => void)[] = [];
  const client: Partial<RepairClient> = {
    currentSession: () => new Promise<SessionAnswer>((resolve) => asked.push(resolve)),
    verifyCode: async () => ok(sampleView()),
  };
  const navigation: Partial<PortalNavigation> = { toCode: () => {}, leaveCode: () => {} };
  const actions = createEntryActions({
    client: client as RepairClient,
    dispatch: (event) => {
      state = reducePortal(state, event);
    },
    getState: () => state,
    navigation: navigation as PortalNavigation,
    now: () => 0,
    leaveFor: () => {},
    reload: () => {},
  });
  const answer = (at: number, session: CurrentSession) => asked[at]?.(ok(session));
  const breakOff = (at: number) => asked[at]?.({ kind: 'failed', cause: undefined });
  return { actions, answer, breakOff, getState: () => state };
};

describe('reading the session again on request', () => {
  it('says so when no answer came, and leaves what is shown', async () => {
    const { actions, answer, breakOff, getState } = openAtCode();
    const refreshed = actions.refresh();
    answer(0, verified);
    await refreshed;
    const opened = actions.open();
    breakOff(1);
    await opened;
    expect(getState()).toMatchObject({ view: sampleView(), alert: { text: repairAlerts.network } });
  });
});

describe('a refresh of the portal', () => {
  it('shows what changed meanwhile', async () => {
    const { actions, answer, getState } = openAtCode();
    const refreshed = actions.refresh();
    answer(0, verified);
    await refreshed;
    expect(getState().view).toEqual(sampleView());
  });

  it.each(['before', 'after'])('begun %s the code is verified does not end the new session', async (when) => {
    const { actions, answer, getState } = openAtCode();
    const early = when === 'before' ? actions.refresh() : undefined;
    const verifying = actions.verify('123456');
    const refreshed = early ?? actions.refresh();
    await verifying;
    answer(0, waitingForCode);
    await refreshed;
    expect(getState()).toMatchObject({ view: sampleView(), challenge: null, formMessage: null });
  });

  it('is dropped when a later one began', async () => {
    const { actions, answer, getState } = openAtCode();
    const refreshes = [actions.refresh(), actions.refresh()];
    answer(0, waitingForCode);
    await refreshes[0];
    answer(1, verified);
    await refreshes[1];
    expect(getState().view).toEqual(sampleView());

    const more = [actions.refresh(), actions.refresh()];
    answer(3, verified);
    await more[1];
    answer(2, waitingForCode);
    await more[0];
    expect(getState().view).toEqual(sampleView());
  });
});
