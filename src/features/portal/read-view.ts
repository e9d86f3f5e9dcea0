import type { RepairView, SoldProduct } from '#contract/repair/entities.ts';
import { mayRegister } from '#contract/repair/may-do.ts';
import { isOpen, type StatusId } from '#contract/repair/statuses.ts';
import { readCompany } from '#features/company/index.ts';
import { readReceiverAddress } from '#features/content/index.ts';
import { describeRequests, toSoldProduct } from '#features/desk/index.ts';
import { type Device, requireDeviceById } from '#features/devices/index.ts';
import { isOfFormerOwner } from '#features/notification/index.ts';
import { portalSessionIdleMs } from '#features/one-time-code/index.ts';
import { listRequests } from '#features/requests/index.ts';
import { secondMs } from '#kernel/durations.ts';
import { maskMobile, parseMobile } from '#kernel/mobile.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { describeEarlier } from './describe-earlier.ts';
import type { RepairDeps } from './repair-deps.ts';

/** Everything the verified owner of a device may see. */
export const readView = async (
  {
    storage: { db },
    usualDurations,
    onlineMaxRial,
  }: Pick<RepairDeps, 'storage' | 'usualDurations' | 'onlineMaxRial'>,
  session: { soldProductId: number; leftMs: number },
): Promise<RepairView> => {
  const device = await requireDeviceById(db, session.soldProductId);
  const stored = await listRequests(db, device.id);
  const earlier = stored.filter((request) => isOfFormerOwner(device, request));
  const rows = stored.filter((request) => !isOfFormerOwner(device, request));
  const requests = await describeRequests(db, device, rows);
  const receiverAddress = await readReceiverAddress(db);
  const mobile = parseMobile(device.mobile ?? '');
  return {
    soldProducts: [await readOwnDevice(db, device)],
    ...(requests.length > 0 ? { repairRequests: requests } : {}),
    ...(earlier.length > 0 ? { earlierRepairs: await describeEarlier(db, earlier) } : {}),
    mobile: mobile ? maskMobile(mobile) : '',
    receiverAddress,
    senderAddress: rows.find(({ status_id }) => isOpen(status_id))?.sender_address ?? device.address,
    mayRegister: mayRegister(rows.map(({ status_id }) => status_id)),
    ...(rows.some(({ status_id }) => status_id === 3) ? { pay: await readPay(db, onlineMaxRial) } : {}),
    usualDays: await listUsualDays(usualDurations),
    sessionIdleSeconds: portalSessionIdleMs / secondMs,
    sessionEndsInSeconds: Math.max(0, Math.floor(session.leftMs / secondMs)),
  };
};

/** A new owner does not see the number of the former owner's sale invoice. */
const readOwnDevice = async (db: Db, device: Device): Promise<SoldProduct> => {
  const shown = toSoldProduct(device, await readDatabaseNow(db));
  return device.owner_changed_at === null ? shown : { ...shown, fShomareFactor: '' };
};

/** How a bill is paid. */
const readPay = async (db: Db, fromEnvironment: number): Promise<RepairView['pay']> => {
  const { accounts, onlineMaxRial } = (await readCompany(db)).settings;
  return { onlineMaxRial: onlineMaxRial ?? fromEnvironment, accounts };
};

/** A failure leaves the usual durations out of the view. */
const listUsualDays = async (ask: RepairDeps['usualDurations']): Promise<RepairView['usualDays']> => {
  const usual = await ask().catch(() => ({}));
  return Object.entries(usual).map(([statusId, days]) => ({
    statusId: Number(statusId) as StatusId,
    ...days,
  }));
};
