import type { SaveManyBody } from '#contract/repair/lab-calls.ts';
import type { SaveManyResult } from '#contract/repair/lab-entities.ts';
import { writeRegisteredMany } from '#contract/repair/notice-texts.ts';
import {
  findReasonText,
  type RepairReason,
  repairRefusal,
  writeRegistered,
} from '#contract/repair/reasons.ts';
import { repairStatusByCode } from '#contract/repair/refusals.ts';
import { readSiteName } from '#features/content/index.ts';
import { findDevice, findOwnedDevice } from '#features/devices/index.ts';
import { limitRules, takeFromLimit } from '#features/limits/index.ts';
import { queueText } from '#features/notification/index.ts';
import { type RepairDeps, registerByCustomer } from '#features/portal/index.ts';
import type { Mobile } from '#kernel/mobile.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import { findResults, takeKey, writeResults } from './registrations.repository.ts';
import { requireLab } from './require-lab.ts';

type Item = SaveManyBody['items'][number];

/**
 * Registers a request for each device in one transaction, with one SMS for all. A device that cannot be registered is
 * named in its result and the rest go on. The same key again gives the same results and adds nothing.
 */
export const registerManyRequests = async (
  deps: RepairDeps,
  { labToken, key, items }: SaveManyBody & { labToken: string | undefined },
): Promise<SaveManyResult[]> => {
  const { storage } = deps;
  const { mobile } = await requireLab(storage, labToken);
  const before = await findResults(storage.db, mobile, key);
  if (before !== undefined) return JSON.parse(before);
  const full = await listFull(deps, mobile, items);
  const results = await storage.db.transaction().execute(async (trx) => {
    if (!(await takeKey(trx, mobile, key))) return JSON.parse((await findResults(trx, mobile, key)) ?? '[]');
    // From here on no owner can change.
    await lockRows(
      trx,
      'sold_product',
      items.map(({ soldProductId }) => soldProductId),
    );
    const done = new Map<Item, SaveManyResult>();
    // In one order for everyone, so that two forms with the same devices never wait for each other.
    for (const item of [...items].sort((a, b) => a.soldProductId - b.soldProductId))
      done.set(item, await registerOne(trx, deps, { mobile, item, wait: full.get(item) }));
    const made = items.flatMap((item) => done.get(item) ?? []);
    await notify(trx, mobile, key, made);
    await writeResults(trx, mobile, key, JSON.stringify(made));
    return made;
  });
  deps.nudgeOutbox();
  return results;
};

/**
 * Devices for which too many requests were sent within the hour, and how long each has to wait. Only an owner's
 * requests count: nobody else can use up the limit of a device.
 */
const listFull = async (
  deps: RepairDeps,
  mobile: Mobile,
  items: readonly Item[],
): Promise<Map<Item, number>> => {
  const full = new Map<Item, number>();
  for (const item of items) {
    if (!(await findOwnedDevice(deps.storage.db, mobile, { id: item.soldProductId }))) continue;
    const verdict = await takeFromLimit(deps, limitRules.savePerSerial, `lab:${item.soldProductId}`);
    if (verdict.isOver) full.set(item, verdict.retryAfterSeconds);
  }
  return full;
};

const registerOne = async (
  trx: Db,
  deps: RepairDeps,
  { mobile, item, wait }: { mobile: Mobile; item: Item; wait: number | undefined },
): Promise<SaveManyResult> => {
  const { soldProductId, description, repairInPlace } = item;
  const isOwn = (await findOwnedDevice(trx, mobile, { id: soldProductId })) !== undefined;
  const device = isOwn ? await findDevice(trx, { id: soldProductId }) : undefined;
  if (!device) return refuse({ soldProductId, serialNumber: '', productName: '' }, 'not-yours');
  const named = { soldProductId, serialNumber: device.serial_number, productName: device.product_name };
  if (wait !== undefined) return refuse(named, 'wait', wait);
  const input = { device, centre: undefined, description, repairInPlace, notifiesCustomer: false };
  const registered = await registerByCustomer(trx, deps, input);
  if (!registered) return refuse(named, 'open-request');
  const { traceNumber: fCode } = registered;
  return { ...named, status: 0, message: writeRegistered(fCode), fCode };
};

const refuse = (
  named: Pick<SaveManyResult, 'soldProductId' | 'serialNumber' | 'productName'>,
  reason: RepairReason,
  wait?: number,
): SaveManyResult => {
  const { code, details } = repairRefusal(reason);
  return {
    ...named,
    status: repairStatusByCode[code],
    message: findReasonText(details, wait) ?? '',
    fCode: null,
  };
};

/** One SMS to the sender of the form; later changes of each request get their own as usual. */
const notify = async (
  trx: Db,
  mobile: Mobile,
  key: string,
  results: readonly SaveManyResult[],
): Promise<void> => {
  const registered = results.filter(({ status }) => status === 0);
  const [first] = registered;
  if (!first) return;
  await queueText(trx, {
    kind: 'registered',
    text: writeRegisteredMany(registered.length, await readSiteName(trx)),
    soldProductId: first.soldProductId,
    requestId: null,
    to: mobile,
    onceKey: `lab-${mobile}-${key}`,
  });
};
