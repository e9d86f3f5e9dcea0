import type { StatusId } from '#contract/repair/statuses.ts';
import { subtractWorkingDays, type WorkCalendar } from '#kernel/working-time.ts';
import type { RepairedProduct } from '../content/year/repaired-products.ts';
import type { Chance } from './create-chance.ts';
import { planStory } from './plan-story.ts';
import type { Story } from './story.ts';

type Wanted = {
  status: StatusId;
  isInPlace?: boolean;
  estimate?: 'sent' | 'accepted' | 'declined';
  /** Working days since it came to where it stands. */
  age: number;
};

/** What the desk finds on its table whatever the day: every step, every answer to an estimate, some of it late. */
const wantedRequests: readonly Wanted[] = [
  { status: 0, isInPlace: true, age: 0.1 },
  { status: 0, isInPlace: true, age: 0.6 },
  { status: 0, isInPlace: true, age: 1.7 },
  { status: 1, isInPlace: true, age: 0.8 },
  { status: 1, isInPlace: true, age: 4.4 },
  { status: 2, age: 0.3 },
  { status: 2, age: 1.4 },
  { status: 2, age: 4.2 },
  { status: 2, age: 6.5 },
  { status: 2, estimate: 'sent', age: 0.7 },
  { status: 2, estimate: 'sent', age: 2.1 },
  { status: 2, estimate: 'accepted', age: 0.5 },
  { status: 2, estimate: 'declined', age: 0.4 },
  { status: 3, age: 0.6 },
  { status: 3, age: 2.2 },
  { status: 3, age: 5 },
  { status: 4, age: 0.2 },
  { status: 4, age: 0.5 },
  { status: 4, age: 2.3 },
];

/** Devices and numbers for stories of today; `takeDevice` gives one that has no request. */
export type TodayDeps = {
  now: number;
  calendar: WorkCalendar;
  chance: Chance;
  takeDevice: (isInPlace: boolean) => { device: number; product: RepairedProduct };
  takeTraceNumber: () => string;
};

export const planToday = ({ now, calendar, chance, takeDevice, takeTraceNumber }: TodayDeps): Story[] =>
  wantedRequests.map((wanted) => {
    const isInPlace = wanted.isInPlace ?? false;
    const traceNumber = takeTraceNumber();
    const start = { ...takeDevice(isInPlace), traceNumber, registeredAt: now, isInWarranty: false };
    for (let tries = 0; tries < 500; tries += 1) {
      const story = planStory(start, calendar, chance);
      if (story.isInPlace === isInPlace && fits(story, wanted)) {
        return standAt(story, wanted, subtractWorkingDays(now, wanted.age, calendar));
      }
    }
    throw new Error(`no story came to ${wanted.status}`);
  });

const fits = ({ moves, estimate }: Story, wanted: Wanted): boolean => {
  if (!moves.some(({ to }) => to === wanted.status)) return false;
  if (wanted.estimate === undefined) return wanted.status !== 2 || estimate === undefined;
  return estimate?.answer?.isAccepted === (wanted.estimate !== 'declined');
};

/** The story up to the wanted step, moved in time so that the step began then. */
const standAt = (story: Story, wanted: Wanted, since: number): Story => {
  const last = story.moves.findIndex(({ to }) => to === wanted.status);
  const moves = story.moves.slice(0, last + 1);
  const { estimate } = story;
  const at =
    (wanted.estimate === 'sent' ? estimate?.sentAt : wanted.estimate && estimate?.answer?.at) ??
    moves.at(-1)?.at ??
    0;
  const shift = Math.round(since - at);
  const hasInvoice = moves.some(({ to }) => to === 3);
  const isStandingEstimate = estimate && (wanted.estimate !== undefined || wanted.status > 2);
  return {
    ...story,
    moves: moves.map((move) => ({ ...move, at: move.at + shift })),
    internalNotes: [],
    customerNotes: [],
    estimate: isStandingEstimate
      ? {
          ...estimate,
          sentAt: estimate.sentAt + shift,
          answer:
            estimate.answer && wanted.estimate !== 'sent'
              ? { ...estimate.answer, at: estimate.answer.at + shift }
              : undefined,
        }
      : undefined,
    invoice:
      hasInvoice && story.invoice
        ? {
            ...story.invoice,
            issuedAt: story.invoice.issuedAt + shift,
            paid:
              story.invoice.paid && wanted.status >= 4
                ? { ...story.invoice.paid, at: story.invoice.paid.at + shift }
                : undefined,
            failedAttemptAt: undefined,
            trouble: undefined,
          }
        : undefined,
    parcelIn:
      story.parcelIn && wanted.status >= 2 ? { ...story.parcelIn, at: story.parcelIn.at + shift } : undefined,
    parcelOut: undefined,
    intakeAt: story.intakeAt !== undefined && wanted.status >= 2 ? story.intakeAt + shift : undefined,
    survey: undefined,
  };
};
