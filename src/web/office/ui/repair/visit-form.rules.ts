import { minuteMs } from '#kernel/durations.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { tehranDayRange } from '#kernel/tehran-day-range.ts';
import { visitTexts as texts } from '#web/texts/office/visits.ts';

/** A visit as the form holds it: a day, and minutes since midnight in Tehran. */
export type VisitValues = { staffId: string; day: string | null; from: number; to: number };

type Visit = { staffId: number; from: string; to: string };

const firstMinute = 7 * 60;
const lastMinute = 21 * 60;
const stepMinutes = 30;

const write = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;

/** Every half hour of the day in which somebody may come, and one that was set otherwise. */
export const listTimes = (chosen: number): { value: string; label: string }[] => {
  const count = (lastMinute - firstMinute) / stepMinutes + 1;
  const minutes = Array.from({ length: count }, (_, at) => firstMinute + at * stepMinutes);
  return [...new Set([...minutes, chosen])]
    .toSorted((one, other) => one - other)
    .map((minute) => ({ value: String(minute), label: toPersianDigits(write(minute)) }));
};

export const toVisitValues = (visit: Visit | null): VisitValues => {
  if (!visit) return { staffId: '', day: null, from: 9 * 60, to: 12 * 60 };
  const day = tehranDay(visit.from);
  const midnight = tehranDayRange(day).from;
  const minute = (at: string) => Math.round((Date.parse(at) - midnight) / minuteMs);
  return { staffId: String(visit.staffId), day, from: minute(visit.from), to: minute(visit.to) };
};

/** A sentence beside each field that is missing or wrong. */
export const findVisitFaults = ({
  staffId,
  day,
  from,
  to,
}: VisitValues): Partial<Record<'staffId' | 'day' | 'to', string>> => ({
  ...(staffId === '' && { staffId: texts.needTechnician }),
  ...(day === null && { day: texts.needDay }),
  ...(from >= to && { to: texts.needWindow }),
});

/** What is sent, of values without faults. */
export const toVisit = ({ staffId, day, from, to }: VisitValues): Visit => {
  const midnight = tehranDayRange(day ?? '').from;
  const at = (minute: number) => new Date(midnight + minute * minuteMs).toISOString();
  return { staffId: Number(staffId), from: at(from), to: at(to) };
};
