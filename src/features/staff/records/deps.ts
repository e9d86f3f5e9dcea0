import type { LimitDeps } from '#features/limits/index.ts';
import type { Random } from '#ports/random.ts';
import type { PasswordHasher } from '../secrets/hash-password.ts';

export type StaffDeps = LimitDeps & {
  random: Random;
  passwords: PasswordHasher;
  /** See `scorePassword`; beside the event loop. */
  scorePassword: (given: { password: string; words: readonly string[] }) => Promise<number>;
  /** Where the office is, for links in mails. */
  officeOrigin: () => string;
  /** Whether this installation can send mail. */
  canSendMail: boolean;
  nudgeOutbox: () => void;
  /** A line for the operators of the server. Nothing secret. */
  alert: (what: string, facts?: Record<string, unknown>) => void;
};

/** Where a person sits, for the list of sessions and the trail. */
export type ClientInfo = { clientAddress: string; browser: string };
