/** The token of an invitation stands behind the hash sign, where no server and no log sees it. */
export const readInvitationToken = (): string | undefined =>
  window.location.pathname.replace(/\/$/, '') === '/office/invitation'
    ? decodeURIComponent(window.location.hash.slice(1)) || undefined
    : undefined;
