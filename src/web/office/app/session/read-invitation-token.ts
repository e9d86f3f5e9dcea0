import { matchPath } from 'react-router';

/** The token of an invitation stands behind the hash sign, where no server and no log sees it. */
export const readInvitationToken = (): string | undefined =>
  matchPath('/office/invitation', window.location.pathname)
    ? decodeURIComponent(window.location.hash.slice(1)) || undefined
    : undefined;
