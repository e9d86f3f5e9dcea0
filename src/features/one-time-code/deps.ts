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

/** The device whose owner is asked for; without a number it is the mobile itself that is proved, by `labKey`. */
export type CodeDevice = { id: number | null; serialKey: string; mobile: string };
