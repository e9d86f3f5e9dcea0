import { siteAddresses } from '#contract/site-addresses.ts';
import type { PortalNavigation } from './portal-deps.ts';
import { setAddress } from './use-address.ts';

const home = siteAddresses.repair;
const pushed = { cameFromSearch: true };

const isHome = (): boolean => window.location.search === '';

/** The portal's addresses: `?at=code`, `?step=3`, `?at=new`, and none of them for the request's current step. */
export const portalNavigation: PortalNavigation = {
  toCode: (how) => setAddress(`${home}?at=code`, how, how === 'push' ? pushed : null),
  leaveCode: () => {
    // Going back instead of forward: from the next screen the back button then leaves the portal.
    if ((window.history.state as typeof pushed | null)?.cameFromSearch) window.history.back();
    else if (!isHome()) setAddress(home, 'replace', null);
  },
  toStep: (step) => setAddress(`${home}?step=${step}`, 'push', null),
  toCurrent: () => {
    if (!isHome()) setAddress(home, 'push', null);
  },
  toNewRequest: () => setAddress(`${home}?at=new`, 'push', null),
};
