import type { Random } from '#ports/random.ts';
import type { Sms } from '#ports/sms.ts';
import type { Storage } from '#storage/dialect.ts';

/** Reports what a person at the company should look at. In English, without codes, phone numbers and keys. */
export type Alert = (what: string, facts?: Readonly<Record<string, unknown>>) => void;

export type CodeDeps = {
  storage: Storage;
  appSecret: string;
  sms: Sms;
  random: Random;
  /** How many codes may go out in a day, to everyone together. */
  dailyBudget: number;
  alert: Alert;
};

/** What a code proves: a device's owner, by the key of its serial; without a device the mobile itself, by `labKey`. */
export type CodePurpose = { deviceId: number | null; purposeKey: string; mobile: string };
