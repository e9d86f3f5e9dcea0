import { deskRefusal } from '#contract/office/desk-reasons.ts';
import { type Device, findDevice } from '#features/devices/index.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { findNoSmsReason } from '#kernel/former-owner.ts';
import type { Db } from '#storage/dialect.ts';

/** The device of a request, when an SMS about the request has somebody to go to. */
export const requireReceiver = async (trx: Db, request: StoredRequest): Promise<Device> => {
  const device = await findDevice(trx, { id: request.sold_product_id });
  if (!device) throw new Error(`request ${request.trace_number} has no device`);
  const reason = findNoSmsReason(device, request);
  if (reason) throw deskRefusal(reason);
  return device;
};
