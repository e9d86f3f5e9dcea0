import { repairLimits } from '#contract/repair/limits.ts';

/**
 * A limit: within each window of the past, at most so many takes for one key. Two rules of the same name share
 * one count; the gentler of them is then only peeked at, for example to ask for a captcha before refusing.
 */
export type LimitRule = {
  name: string;
  windows: readonly { seconds: number; max: number }[];
};

/** So many tries for nothing, then a wait after each that grows; forgotten after a while without tries. */
export type DelayRule = {
  name: string;
  free: number;
  /** The wait after the last free try, after the next one, and so on; the last stands for all that follow. */
  waitsSeconds: readonly number[];
  forgetSeconds: number;
};

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

const per = (seconds: number, max: number) => ({ seconds, max });
const rule = (name: string, ...windows: LimitRule['windows'][number][]): LimitRule => ({ name, windows });

/** For rules that count everyone together. */
export const everyone = 'everyone';

/**
 * Every limit of the product. "Address" is the caller's network address and "subnet" the net around it, both
 * as `addressKeys` cuts them. Keys are stored hashed.
 */
export const limitRules = {
  // Contact form and captcha
  contactPerAddress: rule('contact-per-address', per(10 * minute, 3), per(day, 10)),
  contactOverall: rule('contact-overall', per(day, 300)),
  captchaChallengePerAddress: rule('captcha-challenge-per-address', per(minute, 30)),

  /** Files into the media library. */
  uploadPerStaff: rule('upload-per-staff', per(minute, 20)),
  /** Files of devices and centres: one is compared and then stored, so this is five of them. */
  importPerStaff: rule('import-per-staff', per(minute, 10)),
  /** Photos of devices that came: three devices with all the photos they may have. */
  deskPhotoPerStaff: rule('intake-photo-per-staff', per(minute, 30)),

  // One-time codes: sending
  smsPerSerial: rule('sms-per-serial', per(hour, 3), per(day, 5)),
  smsPerMobile: rule('sms-per-mobile', per(minute, 1), per(hour, 5), per(day, 8)),
  smsPerAddress: rule('sms-per-address', per(hour, 20), per(day, 60)),
  smsPerAddressBeforeCaptcha: rule('sms-per-address', per(hour, 5)),
  smsPerSubnet: rule('sms-per-subnet', per(hour, 100)),
  smsOverall: (dailyBudget: number): LimitRule =>
    rule('sms-overall', per(minute, 30), per(hour, 300), per(day, dailyBudget)),
  /** Only peeked at. */
  smsOfDay: (max: number): LimitRule => rule('sms-overall', per(day, max)),
  /** One alert for each share of the day's messages, and one an hour when no more may go. */
  smsBudgetAlert: rule('sms-budget-alert', per(day, 1)),
  smsFullAlert: rule('sms-full-alert', per(hour, 1)),

  // One-time codes: guessing
  wrongCodePerSerial: rule('wrong-code-per-serial', per(day, 15)),
  wrongCodePerAddress: rule('wrong-code-per-address', per(hour, 30), per(day, 100)),
  wrongCodeOverall: rule('wrong-code-overall', per(10 * minute, 100)),
  /** Taken once when `wrongCodeOverall` is over: while it is full, everyone is asked for a captcha. */
  captchaForEveryone: rule('captcha-for-everyone', per(30 * minute, 1)),

  // Looking for serial numbers and centres
  unknownSerialPerAddress: rule('unknown-serial-per-address', per(hour, 30)),
  unknownSerialPerSubnet: rule('unknown-serial-per-subnet', per(hour, 100)),
  unknownSerialPerAddressBeforeCaptcha: rule('unknown-serial-per-address', per(hour, 10)),
  loadListPerAddress: rule('load-list-per-address', per(minute, 30)),

  // Signing in to the office
  wrongPasswordPerAddress: rule('wrong-password-per-address', per(15 * minute, 20)),
  /** The 200th in an hour is over it, and alerts. */
  wrongPasswordOverall: rule('wrong-password-overall', per(hour, 199)),
  wrongPasswordAlert: rule('wrong-password-alert', per(hour, 1)),
  wrongSecondStepPerAccount: rule('wrong-second-step-per-account', per(15 * minute, 5)),
  /** The last of these locks the second step. */
  wrongSecondStepPerDay: rule('wrong-second-step-per-day', per(day, 30)),
  /** The last of these ends the session. */
  wrongProofPerSession: rule('wrong-proof-per-session', per(day, 5)),

  // Tracking links, labels, photos and files
  trackPerAddress: rule('track-per-address', per(minute, 30)),
  labelPerAddress: rule('label-per-address', per(minute, 30)),
  previewPerAddress: rule('preview-per-address', per(minute, 30)),
  photoPerSerial: rule('photo-per-serial', per(hour, 20)),
  labExportPerMobile: rule('lab-export-per-mobile', per(hour, 10)),

  // Repair requests and payment
  savePerSerial: rule('save-per-serial', per(hour, 5)),
  savePollingPerRequest: rule('save-polling-per-request', per(hour, 5)),
  payPerRequest: rule('pay-per-request', per(hour, 5)),
  payPerAddress: rule('pay-per-address', per(hour, 20)),
  verifyPerAuthority: rule('verify-per-authority', per(minute, 10)),
  verifyPerAddress: rule('verify-per-address', per(minute, 30)),
  returnPerAuthority: rule('return-per-authority', per(minute, 10)),
  returnPerAddress: rule('return-per-address', per(minute, 30)),
} as const;

/** Wrong passwords for one e-mail address, whether anyone has it or not. */
export const wrongPasswordDelays: DelayRule = {
  name: 'wrong-password-per-email',
  free: 5,
  waitsSeconds: [minute, 2 * minute, 4 * minute, 8 * minute, 15 * minute],
  forgetSeconds: day,
};

/** Seconds to wait before the second, third, … code of one serial; the last stands for all that follow. */
export const resendGapsSeconds = [120, 120, 300, 900] as const;

/** Tries at one code before it is void. */
export const triesPerCode = repairLimits.codeTries;
