import { matchPath } from 'react-router';

/** The token of an invitation is in the fragment of the address, so that it reaches no server and no log. */
export const findInvitationToken = (): string | undefined =>
  matchPath('/office/invitation', window.location.pathname)
    ? window.location.hash.slice(1) || undefined
    : undefined;
