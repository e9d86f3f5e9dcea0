import type { RepairRequest, SoldProduct } from '#contract/repair/entities.ts';
import { AppError } from '#kernel/app-error.ts';
import type { Db } from '#storage/dialect.ts';
import { findDeviceById } from '../devices.repository.ts';
import { readRequest } from '../read-view.ts';
import { findRequestByTrace } from '../requests.repository.ts';
import { toSoldProduct } from '../rows-to-contract.ts';

export type DeskFile = {
  request: RepairRequest;
  device: SoldProduct;
  mobile: string | null;
  /** What the desk reads of the request's centre and the customer does not. */
  centre: { manager: string; address: string };
};

/** Everything about one request, the customer's full number included: the desk has to phone. */
export const readForDesk = async (db: Db, traceNumber: string): Promise<DeskFile> => {
  const row = await findRequestByTrace(db, traceNumber);
  if (!row) throw new AppError('not_found', { message: `there is no request ${traceNumber}` });
  const device = await findDeviceById(db, row.sold_product_id);
  if (!device) throw new Error(`request ${traceNumber} has no device`);
  const centre =
    row.centre_id === 0
      ? { manager: device.centre_manager, address: device.address }
      : { manager: row.centre_manager, address: row.centre_address };
  return {
    request: await readRequest(db, row.id),
    device: toSoldProduct(device),
    mobile: device.mobile,
    centre,
  };
};
