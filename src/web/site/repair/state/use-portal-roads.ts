import { useMemo, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { PortalRoads } from './portal-deps.ts';

const home = '/repair-request';
const pushed = { cameFromSearch: true };

/** The portal's addresses: `?at=code`, `?step=3`, `?at=new`, and none of them for where the request stands. */
export const usePortalRoads = (): PortalRoads => {
  const navigate = useNavigate();
  const location = useLocation();
  const latest = useRef(location);
  latest.current = location;
  return useMemo(() => {
    const go = (address: string, how: 'push' | 'replace' = 'push', state?: unknown) =>
      void navigate(address, { replace: how === 'replace', preventScrollReset: true, state });
    const isHome = () => latest.current.search === '';
    return {
      toCode: (how) => go(`${home}?at=code`, how, how === 'push' ? pushed : undefined),
      leaveCode: () => {
        // Going back instead of forward: from the next screen the back button then leaves the portal.
        if ((latest.current.state as typeof pushed | null)?.cameFromSearch) void navigate(-1);
        else if (!isHome()) go(home, 'replace');
      },
      toStep: (step) => go(`${home}?step=${step}`),
      toCurrent: () => {
        if (!isHome()) go(home);
      },
      toNewRequest: () => go(`${home}?at=new`),
    };
  }, [navigate]);
};
