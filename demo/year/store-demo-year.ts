import { readSiteName } from '#features/content/index.ts';
import { storePrice } from '#features/desk/index.ts';
import { indexRequestWords } from '#features/devices/index.ts';
import { demoPeople } from '#kernel/demo-people.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { formatJalaliNumeric } from '#kernel/jalali.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { centres } from '../content/centres.ts';
import { prices } from '../content/year/prices.ts';
import { createChance } from './create-chance.ts';
import type { YearDevice } from './plan-devices.ts';
import { planYear } from './plan-year.ts';
import type { Story } from './story.ts';
import { type StoredStory, writeEstimates, writeInvoices } from './write-money.ts';
import { writeMessages, writeStories } from './write-story.ts';
import { hasDevice, insertRows, readDeviceIds, readRequestIds } from './year.repository.ts';

const deskName = demoPeople.desk.name;

/** Twelve months of work behind today, in the caller's transaction. Nothing is sent; a second time changes nothing. */
export const storeDemoYear = async (trx: Db, now: number): Promise<void> => {
  const { devices, stories, holidays } = planYear(now);
  const [first] = devices;
  if (!first || (await hasDevice(trx, keyOf(first)))) return;
  for (const price of prices) await storePrice(trx, price);
  await insertRows(trx, 'holiday', holidays);
  await insertRows(trx, 'sold_product', devices.map(toDeviceRow));
  const deviceIds = await readDeviceIds(trx, devices.map(keyOf));
  const idOf = (story: Story): number => {
    const device = devices[story.device];
    return (device && deviceIds.get(keyOf(device))) ?? 0;
  };
  await insertRows(
    trx,
    'repair_request',
    stories.map((story) => toRequestRow(story, idOf(story), devices[story.device])),
  );
  const requestIds = await readRequestIds(
    trx,
    stories.map(({ traceNumber }) => traceNumber),
  );
  const stored = stories.map((story) => ({
    story,
    id: requestIds.get(story.traceNumber) ?? 0,
    staffName: deskName,
    soldProductId: idOf(story),
    mobile: devices[story.device]?.mobile ?? null,
  })) satisfies StoredStory[];
  await indexRequestWords(
    trx,
    stored.map(({ id }) => id),
  );
  await writeStories(trx, stored);
  await writeEstimates(trx, stored);
  await writeInvoices(trx, stored);
  await writeMessages(trx, stored, { now, siteName: await readSiteName(trx), chance: createChance(7) });
};

const keyOf = ({ serial }: YearDevice): string => {
  const key = serialKey(serial);
  if (!key) throw new Error(`${serial} is no serial number`);
  return key;
};

const addressOf = ({ centreId }: YearDevice): string => {
  const centre = centres.find(({ id }) => id === centreId);
  return centre ? `${centre.shahr}، ${centre.address}، ${centre.name}، تلفن ${centre.phone}` : '';
};

const toDeviceRow = (device: YearDevice) => {
  const centre = centres.find(({ id }) => id === device.centreId);
  return {
    serial_number: device.serial,
    serial_key: keyOf(device),
    invoice_number: `${foldDigits(formatJalaliNumeric(device.ownedSince)).slice(0, 4)}-${device.serial.slice(-4)}`,
    product_name: device.product.name,
    centre_id: device.centreId,
    centre_name: centre?.name ?? '',
    centre_manager: centre?.manager ?? '',
    province: centre?.ostan ?? '',
    city: centre?.shahr ?? '',
    owned_since: device.ownedSince,
    mobile: device.mobile,
    address: addressOf(device),
    warranty_until: device.warrantyUntil,
  };
};

const toRequestRow = (story: Story, soldProductId: number, device: YearDevice | undefined) => {
  const [first, last] = [story.moves[0], story.moves.at(-1)];
  if (!first || !last || !device) throw new Error('a story needs a device and a move');
  const { estimate } = story;
  const answered = estimate?.answer?.isAccepted ? ('accepted' as const) : ('declined' as const);
  return {
    sold_product_id: soldProductId,
    trace_number: story.traceNumber,
    status_id: last.to,
    issue_description: story.words,
    centre_id: 0,
    centre_name: '',
    repair_in_place: story.isInPlace ? 1 : 0,
    sender_address: addressOf(device),
    is_returned_unrepaired: story.moves.some(({ from, to }) => from === 2 && to === 5) ? 1 : 0,
    registered_at: first.at,
    changed_at: last.at,
    stood_since: Math.max(
      last.at,
      ...(last.to === 2 ? [estimate?.sentAt ?? 0, estimate?.answer?.at ?? 0] : []),
    ),
    estimate_state: estimate ? (estimate.answer ? answered : ('sent' as const)) : ('none' as const),
  };
};
