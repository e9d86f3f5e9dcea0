import type { RepairRequest } from '#contract/repair/entities.ts';
import type { SaveRequestBody } from '#contract/repair/inputs.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { findCentreById, type StoredCentre } from '#features/centres/index.ts';
import { readRequest } from '#features/desk/index.ts';
import { type Device, findDeviceById } from '#features/devices/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { queueStatusNotice } from '#features/notification/index.ts';
import {
  findOpenRequest,
  insertLog,
  insertRequest,
  moveRequest,
  type StoredRequest,
  updateWords,
} from '#features/requests/index.ts';
import type { Random } from '#ports/random.ts';
import type { Db } from '#storage/dialect.ts';
import type { RepairDeps } from './portal-deps.ts';
import { requireSessionOf } from './require-session.ts';

type Outcome = { kind: 'registered' | 'edited'; requestId: number };

/**
 * Registers a request. Repeating it gives the same request again; other words while the device has not arrived
 * edit its description.
 */
export const saveRequest = async (
  deps: RepairDeps,
  input: SaveRequestBody & { sessionToken: string | undefined },
): Promise<{ kind: Outcome['kind']; request: RepairRequest }> => {
  const { storage } = deps;
  const session = await requireSessionOf(storage, input.sessionToken, input.serialNumber);
  await requireWithinLimits(deps, [{ rule: limitRules.savePerSerial, key: session.serialKey }]);
  const device = await findDeviceById(storage.db, session.soldProductId);
  if (!device) throw repairRefusal('unknown-device');
  const centre = await findChosenCentre(storage.db, device, input.markazId);

  const outcome = await storage.db.transaction().execute(async (trx) => {
    await completeWaitingSurvey(trx, device);
    return (
      (await register(trx, deps, device, { ...input, centre })) ??
      editOpenRequest(trx, device, input.description)
    );
  });
  deps.nudgeOutbox();
  return { kind: outcome.kind, request: await readRequest(storage.db, outcome.requestId) };
};

/** Nobody must answer a survey to register a repair: what only waited for one is completed here. */
const completeWaitingSurvey = async (trx: Db, device: Device): Promise<void> => {
  const open = await findOpenRequest(trx, device.id);
  if (open?.status_id !== 6) return;
  await moveRequest(trx, { request: open, to: 7, actor: 'system', isTold: false });
};

/** Another centre than the device's own, whole: one request never speaks of two. */
const findChosenCentre = async (
  db: Db,
  device: Device,
  markazId: number,
): Promise<StoredCentre | undefined> => {
  if (markazId === 0 || markazId === device.centre_id) return undefined;
  const centre = await findCentreById(db, markazId);
  if (!centre) throw repairRefusal('unknown-centre');
  // Its number may be that of a centre which was merged into the device's own.
  return centre.id === device.centre_id ? undefined : centre;
};

const register = async (
  trx: Db,
  deps: RepairDeps,
  device: Device,
  input: SaveRequestBody & { centre: StoredCentre | undefined },
): Promise<Outcome | undefined> => {
  const request = await insertWithFreeTrace(trx, deps, device, input);
  if (!request) return undefined;
  const logId = await insertLog(trx, {
    requestId: request.id,
    kind: 'status',
    from: null,
    to: 0,
    actor: 'customer',
    note: null,
  });
  await queueStatusNotice(trx, logId);
  if (deps.autoAccept && !input.repairInPlace) {
    // Part of the same Save: the message about the registration has told it.
    await moveRequest(trx, { request, to: 1, actor: 'system', isTold: false });
  }
  return { kind: 'registered', requestId: request.id };
};

const insertWithFreeTrace = async (
  trx: Db,
  { random }: RepairDeps,
  device: Device,
  input: SaveRequestBody & { centre: StoredCentre | undefined },
): Promise<StoredRequest | undefined> => {
  for (let tries = 0; tries < 5; tries += 1) {
    const request = await insertRequest(trx, {
      sold_product_id: device.id,
      trace_number: makeTraceNumber(random),
      issue_description: input.description,
      centre_id: input.centre?.id ?? 0,
      centre_name: input.centre?.name ?? '',
      centre_manager: input.centre?.manager_name ?? '',
      centre_province: input.centre?.province ?? '',
      centre_city: input.centre?.city ?? '',
      centre_address: input.centre?.address ?? '',
      repair_in_place: input.repairInPlace ? 1 : 0,
      // The device's address is that of its own centre; another one's is asked for.
      sender_address: input.centre ? '' : device.address,
    });
    if (request) return request;
    if (await findOpenRequest(trx, device.id)) return undefined;
  }
  throw new Error('no free trace number was found');
};

/** Eight digits, the first not zero: easily typed and read out, and not to be counted through. */
const makeTraceNumber = (random: Random): string => String(10_000_000 + random.integer(90_000_000));

const editOpenRequest = async (trx: Db, device: Device, description: string): Promise<Outcome> => {
  const open = await findOpenRequest(trx, device.id);
  if (!open) throw repairRefusal('no-open-request');
  if (open.issue_description === description) return { kind: 'registered', requestId: open.id };
  const words = { issue_description: description };
  if (!(await updateWords(trx, open.id, 1, words))) throw repairRefusal('open-request');
  await insertLog(trx, {
    requestId: open.id,
    kind: 'edit',
    from: open.status_id,
    to: open.status_id,
    actor: 'customer',
    note: null,
  });
  return { kind: 'edited', requestId: open.id };
};
