import type { BillLine } from '#contract/repair/bill.ts';
import type { MoveSource } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { dayMs, hourMs } from '#kernel/durations.ts';
import type { WorkCalendar } from '#kernel/working-time.ts';
import {
  cancelReasons,
  carriers,
  deskWords,
  freeReason,
  internalWords,
  surveyWords,
  unrepairedReasons,
} from '../content/year/announced-words.ts';
import { prices } from '../content/year/prices.ts';
import type { RepairedProduct } from '../content/year/repaired-products.ts';
import type { Chance } from './create-chance.ts';
import type { Story, StoryInvoice, StoryParcel } from './story.ts';
import { afterDays, afterWork } from './work-clock.ts';

export type StoryStart = {
  device: number;
  product: RepairedProduct;
  traceNumber: string;
  registeredAt: number;
  isInWarranty: boolean;
};

/** Tells one repair from its registration to its end, as if there were no today. */
export const planStory = (start: StoryStart, calendar: WorkCalendar, chance: Chance): Story => {
  const fault = chance.pick(start.product.faults);
  const isInPlace = start.product.isInPlace === true && chance.happens(0.7);
  const story: Story = {
    device: start.device,
    traceNumber: start.traceNumber,
    words: fault.words,
    isInPlace,
    moves: [],
    internalNotes: [],
    customerNotes: [],
  };
  const work = (from: number, days: number) => afterWork(from, days, calendar, chance);
  let at = start.registeredAt;
  let status: StatusId | null = null;
  const move = (
    to: StatusId,
    when: number,
    actor: MoveSource,
    note: string | null = null,
    isNotified = true,
  ) => {
    story.moves.push({ from: status, to, at: when, actor, note: note || null, isNotified });
    [status, at] = [to, when];
  };

  move(0, at, 'customer');
  if (isInPlace)
    move(
      1,
      work(
        at,
        chance.weigh([
          [0, 5],
          [1, 4],
          [2, 2],
        ]),
      ),
      'desk',
    );
  else move(1, at, 'system', null, false);
  if (chance.happens(0.05)) {
    move(100, afterDays(at, chance.whole(1, 5), chance), 'customer', chance.pick(cancelReasons));
    return story;
  }
  const days = isInPlace ? chance.whole(1, 4) : chance.whole(2, 7);
  const arrivedAt = work(at, days);
  if (!isInPlace) {
    story.intakeAt = arrivedAt;
    if (chance.happens(0.7)) story.parcelIn = planParcel(at + (arrivedAt - at) / 2, chance);
  }
  move(2, arrivedAt, 'desk', isInPlace ? null : chance.pick(deskWords.received));
  const lines = planLines(fault.parts, isInPlace, chance);
  if (chance.happens(0.3)) story.internalNotes.push({ at: at + hourMs, text: chance.pick(internalWords) });

  if (!start.isInWarranty && chance.happens(0.4)) {
    const sentAt = work(at, chance.whole(0, 2));
    const isAccepted = chance.happens(0.86);
    const answeredAt = afterDays(
      sentAt,
      chance.weigh([
        [0, 5],
        [1, 4],
        [2, 2],
        [4, 1],
      ]),
      chance,
    );
    const reason = isAccepted ? '' : 'برای ما نمی‌صرفد.';
    story.estimate = { lines, sentAt, answer: { isAccepted, at: answeredAt, reason } };
    at = answeredAt;
    if (!isAccepted) {
      move(5, work(at, chance.whole(0, 1)), 'desk', unrepairedReasons[0]);
      story.parcelOut = planParcel(at, chance);
      return endStory(story, move, () => at, chance, false);
    }
  } else if (chance.happens(0.03)) {
    move(5, work(at, chance.whole(1, 4)), 'desk', unrepairedReasons[1]);
    story.parcelOut = planParcel(at, chance);
    return endStory(story, move, () => at, chance, false);
  }
  if (chance.happens(0.07)) story.customerNotes.push({ at: work(at, 1), text: chance.pick(deskWords.note) });

  // Most are mended within the target of three days; one in seven waits for a part.
  const repairDays = chance.weigh([
    [0, 2],
    [1, 7],
    [2, 7],
    [3, 3],
    [4, 1.2],
    [6, 1.2],
    [9, 0.7],
  ]);
  move(3, work(at, repairDays), 'desk', chance.pick(deskWords.invoiced), !start.isInWarranty);
  const invoice: StoryInvoice = {
    lines,
    discountRial: chance.happens(0.15) ? 5_000_000 : 0,
    isFree: start.isInWarranty,
    issuedAt: at,
  };
  story.invoice = invoice;
  if (start.isInWarranty) {
    move(4, at + 1, 'desk', freeReason);
    invoice.paid = { by: 'free', at };
  } else {
    if (chance.happens(0.02)) {
      move(100, work(at, chance.whole(2, 6)), 'desk', cancelReasons[0]);
      return story;
    }
    const by = chance.weigh([
      ['online', 58],
      ['card', 19],
      ['transfer', 16],
      ['cash', 5],
    ] as const);
    const waited = chance.weigh([
      [0, 6],
      [1, 5],
      [2, 3],
      [4, 2],
      [7, 1],
    ]);
    const isOnline = by === 'online';
    const paidAt = isOnline ? afterDays(at, waited, chance) : work(at, waited);
    if (isOnline && chance.happens(0.12)) invoice.failedAttemptAt = paidAt - 600_000;
    if (isOnline && chance.happens(0.008)) invoice.trouble = 'refunded';
    move(4, paidAt, isOnline ? 'payment' : 'desk');
    invoice.paid = { by, at };
  }
  const backWords = chance.pick(deskWords.sent);
  move(
    5,
    work(
      at,
      chance.weigh([
        [0, 6],
        [1, 4],
        [2, 1.2],
        [3, 0.5],
      ]),
    ),
    'desk',
    isInPlace ? null : backWords,
  );
  if (!isInPlace) story.parcelOut = planParcel(at, chance);
  return endStory(story, move, () => at, chance, true);
};

type Move = (to: StatusId, at: number, actor: MoveSource, note?: string | null, isNotified?: boolean) => void;

/** From the way home to the survey; who never answers is ended by the system after a month. */
const endStory = (story: Story, move: Move, now: () => number, chance: Chance, isAsked: boolean): Story => {
  if (chance.happens(0.12)) {
    const end = now() + 30 * dayMs + hourMs;
    move(6, end, 'system', null, false);
    move(7, end + 1, 'system', null, false);
    return story;
  }
  move(6, afterDays(now(), chance.whole(1, 4), chance), 'customer', null, false);
  if (!isAsked || chance.happens(0.22)) {
    move(7, now() + 30 * dayMs, 'system', null, false);
    return story;
  }
  move(
    7,
    afterDays(
      now(),
      chance.weigh([
        [0, 6],
        [1, 3],
        [3, 2],
      ]),
      chance,
    ),
    'customer',
    null,
    false,
  );
  const rating = chance.weigh([
    [5, 58],
    [4, 24],
    [3, 6],
    [2, 3],
    [1, 1.5],
  ]);
  const hasStars = chance.happens(0.95);
  story.survey = {
    rating: hasStars ? rating : null,
    text: chance.pick(surveyWords[rating] ?? ['']) || (hasStars ? '' : 'همه چیز خوب بود.'),
    at: now(),
  };
  return story;
};

const planParcel = (when: number, chance: Chance): StoryParcel => {
  const at = Math.round(when);
  if (chance.happens(0.12)) return { isByHand: true, carrier: '', number: '', at };
  const number = String(chance.whole(10_000_000, 99_999_999)) + String(chance.whole(1_000, 9_999));
  return { isByHand: false, carrier: chance.pick(carriers), number, at };
};

const planLines = (parts: readonly string[], isInPlace: boolean, chance: Chance): BillLine[] => {
  const codes = [...parts, chance.pick(['W-202', 'W-203', 'W-205']), ...(isInPlace ? ['T-301'] : [])];
  if (chance.happens(0.35)) codes.push('W-204');
  return codes.flatMap((code) => {
    const price = prices.find((item) => item.code === code);
    if (!price) throw new Error(`${code} is not in the price list`);
    const quantity = code.startsWith('P-13') ? chance.whole(1, 2) : 1;
    return [{ code, title: price.title, quantity, unitRial: price.unitRial }];
  });
};
