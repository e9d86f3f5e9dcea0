import { hourMs, minuteMs } from '#kernel/durations.ts';
import { type NudgedLoop, runNudgedLoop } from '#kernel/run-nudged-loop.ts';
import type { Sms, SmsDelivery } from '#ports/sms.ts';
import type { SmsState } from '#storage/desk-tables.ts';
import type { Storage } from '#storage/dialect.ts';
import { listSmsToCheck, writeDelivery } from './sms-message.repository.ts';

const looksAfterMs = [2 * minuteMs, 10 * minuteMs, hourMs, 6 * hourMs, 20 * hourMs] as const;
const atOnce = 100;

type DeliveryDeps = { storage: Storage; sms: Sms };

/** Asks the provider whether sent messages were delivered. Returns how many were checked. */
const checkDeliveries = async ({ storage: { db }, sms }: DeliveryDeps): Promise<number> => {
  if (!sms.askDeliveries) return 0;
  const waiting = await listSmsToCheck(db, sms.provider, atOnce);
  if (waiting.length === 0) return 0;
  const answers = await sms.askDeliveries(waiting.map(({ providerId }) => providerId));
  for (const { id, providerId, looks } of waiting) {
    const delivery = answers.get(providerId) ?? 'on-its-way';
    const state = stateOf(delivery);
    const wait = state === 'sent' ? (looksAfterMs[looks] ?? null) : null;
    await writeDelivery(
      db,
      { id, looks },
      {
        state,
        reason: state === 'undelivered' ? delivery : '',
        checkAfterMs: wait,
      },
    );
  }
  return waiting.length;
};

const stateOf = (delivery: SmsDelivery): SmsState => {
  if (delivery === 'delivered') return 'delivered';
  if (delivery === 'on-its-way') return 'sent';
  return delivery === 'unknown' ? 'unknown' : 'undelivered';
};

/** Keeps asking in the background, once a minute while there is something to learn. */
export const watchDeliveries = (deps: DeliveryDeps & { reportError: (error: unknown) => void }): NudgedLoop =>
  runNudgedLoop(
    async ({ isStopping }) => {
      while (!isStopping() && (await checkDeliveries(deps)) === atOnce) {
        // Batch after batch until nothing is due.
      }
      return { restMs: minuteMs };
    },
    { onError: deps.reportError, restAfterErrorMs: 5 * minuteMs },
  );
