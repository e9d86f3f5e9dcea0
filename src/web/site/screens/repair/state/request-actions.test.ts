import { expect, it } from 'vitest';
import type { RepairClient } from '#contract/repair/client.ts';
import { sampleRequest, sampleView } from '#kit/repair-samples.ts';
import { deviceSearchTexts } from '#web/texts/repair.ts';
import type { PortalNavigation } from './portal-navigation.ts';
import { initialPortalState } from './portal-state.ts';
import { reducePortal } from './reduce-portal.ts';
import { createRequestActions } from './request-actions.ts';

it('says that the session ended where a refused change finds none', async () => {
  let state = reducePortal(initialPortalState, {
    type: 'verified',
    view: sampleView([sampleRequest(0)]),
  });
  const client: Partial<RepairClient> = {
    addNote: async () => ({
      kind: 'refused',
      status: 1,
      code: 'conflict',
      message: 'x',
      httpStatus: 409,
      retryAfterSeconds: undefined,
    }),
    currentSession: async () => ({ kind: 'ok', data: { view: null, challenge: null }, message: '' }),
  };
  const actions = createRequestActions({
    client: client as RepairClient,
    dispatch: (event) => {
      state = reducePortal(state, event);
    },
    getState: () => state,
    navigation: {} as PortalNavigation,
    now: () => 0,
    leaveFor: () => {},
    reload: () => {},
  });
  await actions.addNote('یادداشت');
  expect([state.view, state.formMessage]).toEqual([
    null,
    { where: 'search', text: deviceSearchTexts.sessionEnded },
  ]);
});
