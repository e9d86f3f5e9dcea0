import { siteAddresses } from '#contract/site-addresses.ts';
import { setAddress } from './use-address.ts';

const home = siteAddresses.repair;
const pushed = { cameFromSearch: true };

const isHome = (): boolean => window.location.search === '';

/**
 * Where the portal can go; each is an address, so reload and the back button work: `?at=code`, `?step=3`, `?at=new`,
 * and none of them for the request's current step.
 */
export const portalNavigation = {
  toCode: (how: 'push' | 'replace') => setAddress(`${home}?at=code`, how, how === 'push' ? pushed : null),
  leaveCode: () => {
    // Going back instead of forward: from the next screen the back button then leaves the portal.
    if ((window.history.state as typeof pushed | null)?.cameFromSearch) window.history.back();
    else if (!isHome()) setAddress(home, 'replace', null);
  },
  toStep: (step: number) => setAddress(`${home}?step=${step}`, 'push', null),
  toCurrent: () => {
    if (!isHome()) setAddress(home, 'push', null);
  },
  toNewRequest: () => setAddress(`${home}?at=new`, 'push', null),
};

export type PortalNavigation = typeof portalNavigation;
