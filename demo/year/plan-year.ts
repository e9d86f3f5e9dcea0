import { dayMs, hourMs } from '#kernel/durations.ts';
import { isWorkingDay, type WorkCalendar } from '#kernel/working-time.ts';
import { repairedProducts } from '../content/year/repaired-products.ts';
import { createChance } from './create-chance.ts';
import { cutAtToday } from './cut-at-today.ts';
import { planDevices, type YearDevice } from './plan-devices.ts';
import { planHolidays } from './plan-holidays.ts';
import { planStory } from './plan-story.ts';
import { planToday } from './plan-today.ts';
import type { Story } from './story.ts';
import { beginOfDay, nameDay } from './work-clock.ts';

const seed = 1405;
const yearDays = 365;

export type DemoYear = {
  devices: YearDevice[];
  stories: Story[];
  holidays: { day: string; name: string }[];
};

/** Twelve months of repairs up to an instant: the same year for the same day. */
export const planYear = (now: number): DemoYear => {
  const chance = createChance(seed);
  const holidays = planHolidays(now);
  const calendar: WorkCalendar = {
    holidays: new Set(holidays.map(({ day }) => day)),
    isThursdayWorked: false,
  };
  const devices = planDevices(now, chance);
  const places = new Map(repairedProducts.map((product) => [product, placesOf(devices, product)]));
  const freeFrom = devices.map(() => 0);
  const weights = repairedProducts.map((product) => [product, product.repairs] as const);
  const stories: Story[] = [];
  let numbers = 0;
  const takeTraceNumber = () => {
    numbers += 1;
    return String(21_000_000 + numbers * 9_173 + chance.whole(1, 9_000));
  };

  for (let daysAgo = yearDays; daysAgo >= 0; daysAgo -= 1) {
    const from = beginOfDay(now - daysAgo * dayMs);
    const day = nameDay(from);
    // A Saturday brings most; hardly anybody registers on a day off.
    const count = isWorkingDay(day, calendar) ? chance.whole(1, 5) : chance.whole(0, 1);
    for (let nth = 0; nth < count; nth += 1) {
      const registeredAt = Math.round(from + chance.between(8, 19) * hourMs);
      const product = chance.weigh(weights);
      const all = places.get(product) ?? [];
      // A few devices come again and again.
      const device = chance.happens(0.3) ? chance.pick(all.slice(0, 4)) : chance.pick(all);
      const sold = devices[device];
      const isFree = (freeFrom[device] ?? 0) < registeredAt && (sold?.ownedSince ?? '') < day;
      if (!sold || !isFree || registeredAt >= now) continue;
      const isInWarranty = sold.warrantyUntil !== null && sold.warrantyUntil >= day && chance.happens(0.8);
      const start = { device, product, traceNumber: takeTraceNumber(), registeredAt, isInWarranty };
      const whole = planStory(start, calendar, chance);
      const end = whole.moves.at(-1);
      freeFrom[device] = end?.at ?? registeredAt;
      stories.push(cutAtToday(whole, now));
    }
  }
  const takeDevice = (isInPlace: boolean) => {
    const free = devices.flatMap(({ product, mobile }, place) =>
      freeFrom[place] === 0 && mobile !== null && (product.isInPlace ?? false) === isInPlace ? [place] : [],
    );
    const device = chance.pick(free);
    const sold = devices[device];
    if (!sold) throw new Error('every device is in repair');
    freeFrom[device] = now;
    return { device, product: sold.product };
  };
  stories.push(...planToday({ now, calendar, chance, takeDevice, takeTraceNumber }));
  return { devices, stories: markTroubles(stories), holidays };
};

const placesOf = (devices: readonly YearDevice[], product: YearDevice['product']): number[] =>
  devices.flatMap((device, place) => (device.product === product ? [place] : []));

/** What needs a person at the bank: one whose end is unclear, one that paid twice. */
const markTroubles = (stories: Story[]): Story[] => {
  const unpaid = stories.findLast(({ invoice }) => invoice && !invoice.paid);
  if (unpaid?.invoice && unpaid.moves.at(-1)?.to === 3) unpaid.invoice.trouble = 'review';
  const online = stories.findLast(({ invoice }) => invoice?.paid?.by === 'online' && !invoice.trouble);
  if (online?.invoice) online.invoice.trouble = 'duplicate';
  return stories;
};
