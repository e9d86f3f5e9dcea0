import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { type Device, requireDeviceById } from '#features/devices/index.ts';
import { findNoSmsReason } from '#features/notification/index.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';

/** The device of a request, when an SMS about the request has somebody to go to. */
export const requireReceiver = async (trx: Db, request: StoredRequest): Promise<Device> => {
  const device = await requireDeviceById(trx, request.sold_product_id);
  const reason = findNoSmsReason(device, request);
  if (reason) throw deskRefusal(reason);
  return device;
};
