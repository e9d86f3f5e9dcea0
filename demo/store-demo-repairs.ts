import type { MoveSource } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { insertContact } from '#features/centres/contacts.repository.ts';
import { storeCentre } from '#features/centres/index.ts';
import { storeDevice } from '#features/devices/index.ts';
import { dayMs } from '#kernel/durations.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import { centres } from './content/centres.ts';
import { demoBuyers, demoCompany } from './content/company.ts';
import { type DemoDevice, type DemoRepair, devices } from './content/devices.ts';
import { labContacts, labDevices } from './content/lab-devices.ts';
import { type RequestHistory, storeHistory } from './store-history.ts';
import { storeDemoYear } from './year/store-demo-year.ts';

/** The day the demo's dates were written for; they move along with the day it is loaded, and none is later. */
const writtenFor = Date.parse('2026-11-15T00:00:00Z');

/**
 * Centres, devices, and requests at every status; with the year also what the desk did in the last twelve months.
 * Running it twice changes nothing more.
 */
export const storeDemoRepairs = async (
  db: Db,
  now: Date,
  { hasYear = false }: { hasYear?: boolean } = {},
): Promise<void> => {
  const shiftMs = Math.floor((now.getTime() - writtenFor) / dayMs) * dayMs;
  await db.transaction().execute(async (trx) => {
    for (const { id, name, manager, ostan, shahr, address } of centres) {
      await storeCentre(trx, { id, name, manager_name: manager, province: ostan, city: shahr, address });
    }
    await storeCompany(trx);
    for (const device of [...devices, ...labDevices]) {
      await storeDevice(trx, toDeviceRow(device));
      if (device.repair) {
        const toTime = (text: string) => Math.min(Date.parse(text) + shiftMs, now.getTime());
        await storeHistory(trx, toHistory(device, device.repair, toTime));
      }
    }
    // They count at once and get no SMS.
    for (const contact of labContacts) await insertContact(trx, { ...contact, hasAll: true, waitMs: 0 });
    if (hasYear) await storeDemoYear(trx, now.getTime());
  });
};

/** Seller and some buyers, unless somebody wrote others meanwhile. */
const storeCompany = async (trx: Db): Promise<void> => {
  await trx
    .insertInto('company_setting')
    .values({ id: 1, document: JSON.stringify(demoCompany), rev: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [name, buyer] of Object.entries(demoBuyers)) {
    await trx
      .updateTable('centre')
      .set({ buyer: JSON.stringify(buyer) })
      .where('name', '=', name)
      .where('buyer', 'is', null)
      .execute();
  }
};

const toDeviceRow = (device: DemoDevice) => {
  const centre = centres.find(({ id }) => id === device.centreId);
  return {
    serial_number: device.serial,
    serial_key: keyOf(device),
    invoice_number: device.shomareFactor,
    product_name: device.productName,
    centre_id: device.centreId,
    centre_name: centre?.name ?? '',
    centre_manager: centre?.manager ?? '',
    province: centre?.ostan ?? '',
    city: centre?.shahr ?? '',
    owned_since: device.purchasedOn,
    mobile: device.mobile || null,
    address: device.customerAddress || (centre?.address ?? ''),
    ...(device.warrantyUntil ? { warranty_until: device.warrantyUntil } : {}),
  };
};

const keyOf = ({ serial }: DemoDevice): string => {
  const key = serialKey(serial);
  if (!key) throw new Error(`${serial} is no serial number`);
  return key;
};

const toHistory = (device: DemoDevice, repair: DemoRepair, at: (text: string) => number): RequestHistory => {
  const number = device.serial.replace(/\D/g, '');
  const dateOf = (status: number) => repair.moves.find(({ to }) => to === status)?.movedAt;
  const [invoicedAt, paidAt, answeredAt] = [dateOf(3), dateOf(4), dateOf(7)];
  const lines = repair.invoiceLines.map(({ title, amountRial }) => ({
    title,
    quantity: 1,
    unitRial: amountRial,
  }));
  return {
    serialKey: keyOf(device),
    traceNumber: `1405${number}`,
    issueDescription: repair.issueDescription,
    repairInPlace: repair.repairInPlace,
    moves: repair.moves.map(({ from, to, movedAt, note }) => ({
      from: from as StatusId | null,
      to: to as StatusId,
      at: at(movedAt),
      by: whoMoved(from, to, repair),
      note: to === 100 ? repair.cancellationReason : note,
    })),
    ...(invoicedAt
      ? {
          invoice: {
            number: `R-${number}`,
            issuedAt: at(invoicedAt),
            lines,
            ...(paidAt ? { paid: { method: 'online', reference: `90${number}451`, at: at(paidAt) } } : {}),
          },
        }
      : {}),
    ...(repair.pollingText && answeredAt
      ? { survey: { rating: 5, text: repair.pollingText, at: at(answeredAt) } }
      : {}),
  };
};

const whoMoved = (from: number | null, to: number, { cancellationReason }: DemoRepair): MoveSource => {
  if (from === null || to >= 6) return to === 100 && cancellationReason ? 'desk' : 'customer';
  if (to === 1) return 'system';
  return to === 4 ? 'payment' : 'desk';
};
