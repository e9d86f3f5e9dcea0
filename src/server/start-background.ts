import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from '#config';
import { purgeActions } from '#features/audit/index.ts';
import { purgeUsedCaptchas } from '#features/captcha/index.ts';
import {
  contactMailKind,
  createContactMailSender,
  createReplyMailSender,
  purgeSuggestions,
  replyMailKind,
} from '#features/contact/index.ts';
import {
  createPlanMailSender,
  planMailKind,
  purgeBin,
  purgeShares,
  runContentPlans,
} from '#features/content/index.ts';
import { completeForgotten, purgeIntakePhotos, remindWaiting } from '#features/desk/index.ts';
import { purgeDeletedDevices } from '#features/devices/index.ts';
import { purgeLimits } from '#features/limits/index.ts';
import { sweepLibrary } from '#features/media/index.ts';
import { watchDeliveries } from '#features/notification/index.ts';
import { purgeCodes } from '#features/one-time-code/index.ts';
import { type OutboxSender, purgeOutbox, runOutbox } from '#features/outbox/index.ts';
import { purgeFaultPhotos } from '#features/requests/index.ts';
import {
  createInvitationMailSender,
  createLockMailSender,
  findActiveEmail,
  invitationMailKind,
  lockMailKind,
  purgeStaff,
} from '#features/staff/index.ts';
import { purgeBackupRuns } from '#features/system-status/index.ts';
import type { Sms } from '#ports/sms.ts';
import { createClockCorrector } from '#storage/correct-clock.ts';
import type { Storage } from '#storage/dialect.ts';
import { findMailer } from './find-mailer.ts';
import type { Media } from './media/open-media.ts';
import type { CountOutcome } from './metrics/create-metrics.ts';
import { runEach } from './run-each.ts';
import { startBackups } from './start-backups.ts';

export type Background = {
  /** Kinds of messages that this installation can send. */
  sends: (kind: string) => boolean;
  nudgeOutbox: () => void;
  stop: () => Promise<void>;
};

const hourMs = 3_600_000;
const waitingMs = 5 * 60_000;
const clockMs = 5_000;

type BackgroundInputs = {
  config: Config;
  log: Logger;
  storage: Storage;
  appSecret: string;
  officeOrigin: () => string;
  countOutcome: CountOutcome;
  media: Pick<Media, 'sweep' | 'faultPhotos' | 'intakePhotos'>;
};

/** Starts what runs beside the requests: the outbox, checks of deliveries, planned publishing, backups, reminders, removal of old rows. */
export const startBackground = (
  { config, log, ...given }: BackgroundInputs,
  moreSenders: Readonly<Record<string, OutboxSender>>,
  sms: Sms,
): Background => {
  const { storage } = given;
  const mail = findMailer(config, given.countOutcome);
  const senders: Record<string, OutboxSender> = {
    ...(mail && {
      [contactMailKind]: createContactMailSender({ storage, ...mail }),
      [replyMailKind]: createReplyMailSender({ storage, ...mail }),
      [invitationMailKind]: createInvitationMailSender({ ...given, ...mail }),
      [lockMailKind]: createLockMailSender({ storage, ...mail }),
      [planMailKind]: createPlanMailSender({
        ...given,
        ...mail,
        findEmail: (staffId) => findActiveEmail(given, staffId),
      }),
    }),
    ...moreSenders,
  };
  const outbox = runOutbox({
    storage,
    senders,
    worker: randomUUID(),
    report: (trouble) => log[trouble.isDead ? 'error' : 'warn'](trouble, 'a message could not be sent'),
    reportError: (err) => log.warn({ err }, 'the outbox could not be read'),
  });

  const deliveries = watchDeliveries({
    storage,
    sms,
    reportError: (err) => log.warn({ err }, 'how messages fared could not be asked'),
  });
  const plans = runContentPlans({
    storage,
    nudgeMail: planMailKind in senders ? outbox.nudge : undefined,
    reportError: (err) => log.warn({ err }, 'planned content could not be published'),
  });
  const clock = createClockCorrector(storage.db);
  const lookAtClock = async () => {
    const back = await clock.check();
    if (back === 0) return;
    log.warn({ ms: back }, 'the clock was set back; waits and leases were moved with it');
    outbox.nudge();
  };
  const clockTimer = setInterval(() => void lookAtClock().catch(() => {}), clockMs);
  clockTimer.unref();
  void lookAtClock().catch(() => {});
  const backups = startBackups(config, { storage, log });
  const sweepHere = () => sweepLibrary({ db: storage.db, mediaRoot: join(config.dataDir, 'media') });
  const swept = sweepHere().catch((err) => log.warn({ err }, 'broken uploads could not be removed'));

  const keepDays = config.photoKeepDays;
  const purges: (() => Promise<unknown>)[] = [
    sweepHere,
    () => purgeLimits({ storage }),
    () => purgeDeletedDevices({ storage }),
    () => purgeUsedCaptchas({ storage }),
    () => purgeOutbox({ storage }),
    () => purgeSuggestions({ storage }, config.contactKeepDays),
    () => purgeCodes({ storage }),
    () => purgeFaultPhotos({ storage }, { photos: given.media.faultPhotos, keepDays }),
    () => purgeIntakePhotos({ storage }, { photos: given.media.intakePhotos, keepDays }),
    () => purgeStaff({ storage }),
    () => purgeActions({ storage }),
    () => purgeBin({ storage }),
    () => purgeShares({ storage }),
    () => purgeBackupRuns({ storage }),
    () => given.media.sweep(storage.db),
  ];
  const purging = setInterval(() => {
    void runEach(purges, (err) => log.warn({ err }, 'old rows could not be removed'));
  }, hourMs);
  purging.unref();

  // Completing and reminding are safe to repeat and to be done by several processes at once.
  const lookAfterWaiting = async () => {
    await completeForgotten({ storage });
    if ((await remindWaiting({ storage })) > 0) outbox.nudge();
  };
  const waiting = setInterval(() => {
    lookAfterWaiting().catch((err) => log.warn({ err }, 'waiting requests could not be looked after'));
  }, waitingMs);
  waiting.unref();

  return {
    sends: (kind) => kind in senders,
    nudgeOutbox: outbox.nudge,
    stop: async () => {
      clearInterval(purging);
      clearInterval(clockTimer);
      clearInterval(waiting);
      await deliveries.stop();
      await backups.stop();
      await swept;
      await plans.stop();
      await outbox.stop();
      await mail?.mailer.close();
    },
  };
};
