import { createHash, randomInt } from 'node:crypto';
import { minuteMs } from '#kernel/durations.ts';
import type { Now } from '../simulator-env.ts';

export type SessionState = 'IN_BANK' | 'PAID' | 'VERIFIED' | 'FAILED' | 'REVERSED';

export type Session = {
  authority: string;
  merchantId: string;
  amount: number;
  currency: 'IRR' | 'IRT';
  description: string;
  callbackUrl: string;
  mobile?: string | undefined;
  orderId?: string | undefined;
  state: SessionState;
  referer: string;
  createdAt: Date;
  paidAt?: Date;
  verifiedAt?: Date;
  reversedAt?: Date;
  refId?: number;
  cardPan?: string;
  cardHash?: string;
  /** How often verification was asked for, whatever the answer. */
  verifyCalls: number;
};

export type SessionWindows = {
  /** How long the bank's page stays open. */
  payMs: number;
  /** After this, money that nobody verified goes back to the payer. */
  verifyMs: number;
  /** How long after payment the merchant may reverse it. */
  reverseMs: number;
};

export const usualWindows: SessionWindows = {
  payMs: 30 * minuteMs,
  verifyMs: 30 * minuteMs,
  reverseMs: 30 * minuteMs,
};

type NewSession = Pick<
  Session,
  'merchantId' | 'amount' | 'currency' | 'description' | 'callbackUrl' | 'mobile' | 'orderId'
>;

export type SessionBook = ReturnType<typeof createSessionBook>;

/** All payment sessions. Time passes when somebody looks: open pages fail, forgotten money goes back. */
export function createSessionBook(windows: SessionWindows, now: Now) {
  const sessions = new Map<string, Session>();
  // From the clock, so that a number is not given again after a restart.
  let lastRefId = now().getTime();

  const age = (session: Session) => {
    const since = (from: Date | undefined) => now().getTime() - (from?.getTime() ?? 0);
    if (session.state === 'IN_BANK' && since(session.createdAt) >= windows.payMs) session.state = 'FAILED';
    if (session.state === 'PAID' && since(session.paidAt) >= windows.verifyMs) markReversed(session, now());
    return session;
  };

  return {
    open(input: NewSession): Session {
      const authority = makeAuthority();
      const fresh = { state: 'IN_BANK' as const, referer: '', verifyCalls: 0 };
      const session: Session = { authority, ...input, ...fresh, createdAt: now() };
      sessions.set(authority, session);
      return session;
    },
    find(authority: string): Session | undefined {
      const session = sessions.get(authority);
      return session === undefined ? undefined : age(session);
    },
    list: (): Session[] => [...sessions.values()].map(age).reverse(),
    pay(session: Session): void {
      if (age(session).state !== 'IN_BANK') return;
      lastRefId += 1;
      const pan = `603799${String(randomInt(1_000_000)).padStart(6, '0')}4321`;
      const cardHash = createHash('sha256').update(pan).digest('hex').toUpperCase();
      const cardPan = `${pan.slice(0, 6)}******${pan.slice(-4)}`;
      Object.assign(session, { state: 'PAID', paidAt: now(), refId: lastRefId, cardPan, cardHash });
    },
    fail(session: Session): void {
      if (age(session).state === 'IN_BANK') session.state = 'FAILED';
    },
    verify(session: Session): void {
      Object.assign(session, { state: 'VERIFIED', verifiedAt: now() });
    },
    reverse: (session: Session) => markReversed(session, now()),
    isReversible: (session: Session) =>
      session.paidAt !== undefined && now().getTime() - session.paidAt.getTime() < windows.reverseMs,
    clear: () => sessions.clear(),
  };
}

function markReversed(session: Session, at: Date): void {
  Object.assign(session, { state: 'REVERSED', reversedAt: at });
}

const letters = '0123456789abcdefghijklmnopqrstuvwxyz';

/** `S` for the sandbox, a long run of zeros, then what tells one from another; 36 characters. */
function makeAuthority(): string {
  const tail = Array.from({ length: 12 }, () => letters[randomInt(letters.length)]).join('');
  return `S${tail.padStart(35, '0')}`;
}
