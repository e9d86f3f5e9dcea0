import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import type { Config } from '#config';
import { planMailKind, runContentPlans } from '#features/content/index.ts';
import { completeForgotten, remindWaiting } from '#features/desk/index.ts';
import { watchDeliveries } from '#features/notification/index.ts';
import { type OutboxSender, runOutbox } from '#features/outbox/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { hourMs, minuteMs } from '#kernel/durations.ts';
import { runEach } from '#kernel/run-each.ts';
import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Sms } from '#ports/sms.ts';
import { createClockCorrector } from '#storage/correct-clock.ts';
import type { Storage } from '#storage/dialect.ts';
import { createMailSenders } from './create-mail-senders.ts';
import { findMailer } from './find-mailer.ts';
import { listPurges, sweepUploads } from './list-purges.ts';
import type { Media } from './media/open-media.ts';
import type { CountOutcome } from './metrics/create-metrics.ts';
import { startBackups } from './start-backups.ts';

export type Background = {
  /** Kinds of messages that this installation can send. */
  canSend: (kind: string) => boolean;
  nudgeOutbox: () => void;
  stop: () => Promise<void>;
};

const waitingMs = 5 * minuteMs;
const clockMs = 5_000;

type BackgroundInputs = {
  config: Config;
  log: Logger;
  storage: Storage;
  runTask: RunTask;
  appSecret: string;
  officeOrigin: () => string;
  countOutcome: CountOutcome;
  media: Pick<Media, 'sweepDisk' | 'sweepStore' | 'faultPhotos' | 'deskPhotos'>;
};

/** Starts what runs beside the requests, from the outbox and planned publishing to the removal of old rows. */
export const startBackground = (
  inputs: BackgroundInputs,
  moreSenders: Readonly<Record<string, OutboxSender>>,
  sms: Sms,
): Background => {
  const { config, log, storage } = inputs;
  // Closed in reverse: the outbox and its mailer last, because the others still give them work.
  const opened = new AsyncDisposableStack();
  const mail = opened.adopt(findMailer(config, inputs.countOutcome), (found) => found?.mailer.close());
  const senders = { ...(mail && createMailSenders(inputs, mail)), ...moreSenders };
  const outbox = opened.adopt(
    runOutbox({
      storage,
      senders,
      worker: randomUUID(),
      report: (trouble) => log[trouble.isDead ? 'error' : 'warn'](trouble, 'a message could not be sent'),
      reportError: (err) => log.warn({ err }, 'the outbox could not be read'),
    }),
    ({ stop }) => stop(),
  );
  opened.adopt(
    runContentPlans({
      storage,
      nudgeMail: planMailKind in senders ? outbox.nudge : undefined,
      reportError: (err) => log.warn({ err }, 'planned content could not be published'),
    }),
    ({ stop }) => stop(),
  );
  const swept = sweepUploads(inputs).catch((err) => log.warn({ err }, 'broken uploads could not be removed'));
  opened.defer(() => swept);
  opened.adopt(startBackups(config, inputs), ({ stop }) => stop());
  opened.adopt(
    watchDeliveries({
      storage,
      sms,
      reportError: (err) => log.warn({ err }, 'how messages fared could not be asked'),
    }),
    ({ stop }) => stop(),
  );
  for (const start of [watchClock, watchWaiting, purgeHourly])
    opened.adopt(start(inputs, outbox.nudge), ({ stop }) => stop());
  return {
    canSend: (kind) => kind in senders,
    nudgeOutbox: outbox.nudge,
    stop: () => opened.disposeAsync(),
  };
};

const watchClock = ({ storage, log }: BackgroundInputs, nudgeOutbox: () => void): NudgedLoop => {
  const clock = createClockCorrector(storage.db);
  return runNudgedLoop(
    async () => {
      const back = await clock.check();
      if (back > 0) {
        log.warn({ ms: back }, 'the clock was set back; waits and leases were moved with it');
        nudgeOutbox();
      }
      return { restMs: clockMs };
    },
    { onError: (err) => log.warn({ err }, 'the clock could not be checked'), restAfterErrorMs: clockMs },
  );
};

const purgeHourly = (inputs: BackgroundInputs): NudgedLoop =>
  repeatJobs(listPurges(inputs), hourMs, (err) => inputs.log.warn({ err }, 'old rows could not be removed'));

/** Completing and reminding are safe to repeat and to be done by several processes at once. */
const watchWaiting = ({ storage, log }: BackgroundInputs, nudgeOutbox: () => void): NudgedLoop => {
  const reportError = (err: unknown) => log.warn({ err }, 'a waiting request could not be looked after');
  const jobs = [
    () => completeForgotten({ storage, reportError }),
    async () => {
      if ((await remindWaiting({ storage, reportError })) > 0) nudgeOutbox();
    },
  ];
  return repeatJobs(jobs, waitingMs, reportError);
};

/** Does the jobs once in every `restMs`; not at once, because a start has enough to do. */
const repeatJobs = (
  jobs: readonly (() => Promise<unknown>)[],
  restMs: number,
  onError: (err: unknown) => void,
): NudgedLoop => {
  let isStarted = false;
  return runNudgedLoop(
    async ({ isStopping }) => {
      const due = isStarted ? jobs : [];
      isStarted = true;
      await runEach(
        due.map((job) => async () => isStopping() || job()),
        onError,
      );
      return { restMs };
    },
    { onError, restAfterErrorMs: restMs },
  );
};
