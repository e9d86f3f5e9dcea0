import { storeVisit } from '#features/visits/visits.repository.ts';
import { demoPeople } from '#kernel/demo-people.ts';
import { hourMs } from '#kernel/durations.ts';
import { tehranDayAt } from '#kernel/tehran-days.ts';
import type { Db } from '#storage/dialect.ts';

/** Days from today, and the hours between which the technician comes. */
const windows = [
  [0, 9, 12],
  [0, 14, 16],
  [1, 10, 12],
  [2, 9, 11],
] as const;

/** Times for requests that are repaired in place: two of today, the others in the coming days. */
export const storeDemoVisits = async (db: Db): Promise<void> => {
  const people = await db.selectFrom('staff').select(['id', 'name', 'email']).execute();
  const technician = people.find(({ email }) => email === demoPeople.technician.email);
  const desk = people.find(({ email }) => email === demoPeople.desk.email);
  if (!technician || !desk) return;
  const requests = await db
    .selectFrom('repair_request as request')
    .innerJoin('sold_product as device', 'device.id', 'request.sold_product_id')
    .select('request.id')
    .where('request.repair_in_place', '=', 1)
    .where('request.status_id', 'in', [0, 1])
    // The README shows this one as it waits for its time.
    .where('device.serial_number', '!=', 'AZ-1010')
    .orderBy('request.status_id', 'desc')
    .orderBy('request.id')
    .limit(windows.length)
    .execute();
  const today = tehranDayAt(Date.now());
  for (const [at, { id }] of requests.entries()) {
    const [days, from, to] = windows[at] ?? windows[0];
    const hour = (clock: number) => today.from + (days * 24 + clock) * hourMs;
    await storeVisit(db, {
      requestId: id,
      rev: 1,
      staffId: technician.id,
      by: desk.name,
      from: hour(from),
      to: hour(to),
    });
  }
};
