/**
 * The caller's address as far as we may believe it: the socket's, or, behind a known number of own proxies,
 * the entry that the outermost of them wrote. Everything further left was written by the caller.
 */
export const readClientAddress = (
  socketAddress: string | undefined,
  forwardedFor: string | undefined,
  trustedProxies: number,
): string => {
  const direct = socketAddress ?? 'unknown';
  if (trustedProxies === 0 || !forwardedFor) return direct;
  const hops = forwardedFor.split(',').map((hop) => hop.trim());
  return hops.at(-trustedProxies) || direct;
};
