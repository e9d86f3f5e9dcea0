import type { Person } from '#features/audit/index.ts';
import type { StoredCentre } from '#features/centres/index.ts';
import type { Device } from '#features/devices/index.ts';
import { indexRequestWords } from '#features/devices/index.ts';
import { queueStatusNotice } from '#features/notification/index.ts';
import type { Random } from '#ports/random.ts';
import type { Db } from '#storage/dialect.ts';
import { findOpenRequest, type StoredRequest, toRequest } from './find-request.ts';
import { insertLog } from './log.repository.ts';
import { moveRequest } from './move-request.ts';
import { insertRequest } from './requests.repository.ts';

type RegisterInput = {
  device: Device;
  /** Another centre than the device's own. */
  centre: StoredCentre | undefined;
  description: string;
  repairInPlace: boolean;
  /** The member of staff who registers it for somebody else, and that person's number, if one was given. */
  by?: Person | undefined;
  callerPhone?: string | undefined;
  /** Whether an SMS is sent about this registration. */
  notifiesCustomer?: boolean | undefined;
};

/**
 * Registers a request with its log row and notice. Undefined when the device has an open one; nobody must answer a
 * survey first: what only waited for one is completed here.
 */
export const registerRequest = async (
  trx: Db,
  random: Random,
  input: RegisterInput,
): Promise<StoredRequest | undefined> => {
  await completeWaitingSurvey(trx, input.device);
  const request = await insertWithFreeTrace(trx, random, input);
  if (!request) return undefined;
  await indexRequestWords(trx, [request.id]);
  const logId = await insertLog(trx, {
    requestId: request.id,
    kind: 'status',
    from: null,
    to: 0,
    source: input.by ? 'desk' : 'customer',
    note: null,
    by: input.by,
  });
  if (input.notifiesCustomer !== false) await queueStatusNotice(trx, logId, { staffName: input.by?.name });
  return request;
};

const completeWaitingSurvey = async (trx: Db, device: Device): Promise<void> => {
  const open = await findOpenRequest(trx, device.id);
  if (open?.status_id === 6)
    await moveRequest(trx, { request: open, to: 7, source: 'system', notifiesCustomer: false });
};

const insertWithFreeTrace = async (
  trx: Db,
  random: Random,
  { device, centre, description, repairInPlace, callerPhone = '' }: RegisterInput,
): Promise<StoredRequest | undefined> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const row = await insertRequest(trx, {
      sold_product_id: device.id,
      trace_number: makeTraceNumber(random),
      issue_description: description,
      centre_id: centre?.id ?? 0,
      centre_name: centre?.name ?? '',
      centre_manager: centre?.manager_name ?? '',
      centre_province: centre?.province ?? '',
      centre_city: centre?.city ?? '',
      centre_address: centre?.address ?? '',
      repair_in_place: repairInPlace ? 1 : 0,
      // The device's address is that of its own centre; another one's is asked for.
      sender_address: centre ? '' : device.address,
      caller_phone: callerPhone,
    });
    if (row) return toRequest(row);
    if (await findOpenRequest(trx, device.id)) return undefined;
  }
  throw new Error('no free trace number was found');
};

/** Eight digits, the first not zero: easily typed and read out, and not to be counted through. */
const makeTraceNumber = (random: Random): string => String(10_000_000 + random.integer(90_000_000));
