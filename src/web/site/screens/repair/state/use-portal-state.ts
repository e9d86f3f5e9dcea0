import { useEffect, useState, useSyncExternalStore } from 'react';
import { repairCalls } from '#contract/repair/calls.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { createStore } from '#web/ui/create-store.ts';
import { hasEverCalled } from '../../../api/browser-call.ts';
import { createPageClient } from '../../../api/page-client.ts';
import { bindTabToDevice } from '../../portal-shared/lab-device.ts';
import { choosePanel, readViewedStep } from './choose-panel.ts';
import { readSearch } from './kept-search.ts';
import { createPortalActions } from './portal-actions.ts';
import type { PortalValue } from './portal-context.ts';
import { portalNavigation } from './portal-navigation.ts';
import { chooseStage, findCurrentRequest, initialPortalState } from './portal-state.ts';
import { type PortalEvent, reducePortal } from './reduce-portal.ts';
import type { SearchValues } from './search-values.ts';
import { useAddress } from './use-address.ts';

const nobody = { view: null, challenge: null };

/** State and actions of the portal, and the panel that the address chooses. */
export const usePortalState = (phone: string | null): PortalValue => {
  const [{ getState, dispatch, subscribe, actions }] = useState(startPortal);
  const state = useSyncExternalStore(subscribe, getState);
  const address = useAddress();

  useEffect(() => {
    if (hasEverCalled()) void actions.open();
    else dispatch({ type: 'session-read', session: nobody, now: Date.now() });
  }, [actions, dispatch]);

  const looking = readViewedStep(address);
  const request = state.view ? findCurrentRequest(state.view) : undefined;
  return {
    state,
    stage: chooseStage(state, address.get('at')),
    chosen: choosePanel(request, looking, state.view?.mayRegister ?? false),
    actions,
    phone,
  };
};

const startPortal = () => {
  const { get: getState, set, subscribe } = createStore({ ...initialPortalState, search: startSearch() });
  const dispatch = (event: PortalEvent) => set(reducePortal(getState(), event));
  const actions = createPortalActions({
    getState,
    dispatch,
    client: bindTabToDevice(createPageClient(repairCalls)),
    navigation: portalNavigation,
    now: () => Date.now(),
    leaveFor: (place) => window.location.assign(place),
    reload: () => window.location.replace(siteAddresses.repair),
  });
  return { getState, dispatch, subscribe, actions };
};

/** A tracking page leads here with its trace number, a label with its token; that is then what is meant. */
const startSearch = (): SearchValues => {
  const kept = readSearch();
  const params = new URLSearchParams(window.location.search);
  const labelToken = params.get('label')?.slice(0, 64);
  if (labelToken) return { ...kept, mode: 2, serialNumber: '', labelToken };
  const traceNumber = params.get('trace')?.slice(0, 32);
  return traceNumber ? { ...kept, mode: 1, traceNumber } : kept;
};
