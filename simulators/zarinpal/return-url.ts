import type { Session } from './session-book.ts';

/** The merchant's address with the gateway's two parameters after its own. */
export function buildReturnUrl(session: Session, isOk: boolean): string {
  const url = new URL(session.callbackUrl);
  const own = url.search === '' ? '?' : `${url.search}&`;
  url.search = `${own}Authority=${session.authority}&Status=${isOk ? 'OK' : 'NOK'}`;
  return url.href;
}

/** The same return once more, from elsewhere; how it ends is not our affair. */
export async function repeatReturn(url: string): Promise<void> {
  try {
    await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(10_000) });
  } catch {
    // A site that is down has no second return either.
  }
}
