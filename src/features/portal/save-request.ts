import type { RepairRequest } from '#contract/repair/entities.ts';
import type { SaveRequestBody } from '#contract/repair/inputs.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { findAndLockCentre, type StoredCentre } from '#features/centres/index.ts';
import { readRequest } from '#features/desk/index.ts';
import { type Device, findDevice } from '#features/devices/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { editDescription, findOpenRequest, moveRequest, registerRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { lockRows } from '#storage/lock-rows.ts';
import type { RepairDeps } from './repair-deps.ts';
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

  const outcome = await storage.db.transaction().execute(async (trx) => {
    // The owner may have changed since the session was read; from here on it cannot.
    await lockRows(trx, 'sold_product', [session.soldProductId]);
    await requireSessionOf({ db: trx }, input.sessionToken, input.serialNumber);
    const device = await findDevice(trx, { id: session.soldProductId });
    if (!device) throw repairRefusal('unknown-device');
    const centre = await findChosenCentre(trx, device, input.markazId);
    const { description, repairInPlace } = input;
    return (
      (await registerByCustomer(trx, deps, { device, centre, description, repairInPlace })) ??
      editOpenRequest(trx, device, description)
    );
  });
  deps.nudgeOutbox();
  return { kind: outcome.kind, request: await readRequest(storage.db, outcome.requestId) };
};

/** Another centre than the device's own, with all its fields: a request never mixes two. */
const findChosenCentre = async (
  trx: Db,
  device: Device,
  markazId: number,
): Promise<StoredCentre | undefined> => {
  if (markazId === 0 || markazId === device.centre_id) return undefined;
  const centre = await findAndLockCentre(trx, markazId);
  if (!centre) throw repairRefusal('unknown-centre');
  // Its number may be that of a centre which was merged into the device's own.
  return centre.id === device.centre_id ? undefined : centre;
};

/** Undefined when the device has an open request. */
export const registerByCustomer = async (
  trx: Db,
  deps: Pick<RepairDeps, 'random' | 'acceptsAtOnce'>,
  input: {
    device: Device;
    centre: StoredCentre | undefined;
    description: string;
    repairInPlace: boolean;
    /** False when one SMS is sent for several requests. */
    notifiesCustomer?: boolean;
  },
): Promise<(Outcome & { traceNumber: string }) | undefined> => {
  const request = await registerRequest(trx, deps.random, input);
  if (!request) return undefined;
  if (deps.acceptsAtOnce && !input.repairInPlace) {
    // Part of the same Save: the SMS about the registration covers it.
    await moveRequest(trx, { request, to: 1, source: 'system', notifiesCustomer: false });
  }
  return { kind: 'registered', requestId: request.id, traceNumber: request.trace_number };
};

const editOpenRequest = async (trx: Db, device: Device, description: string): Promise<Outcome> => {
  const open = await findOpenRequest(trx, device.id);
  if (!open) throw repairRefusal('no-open-request');
  if (open.issue_description === description) return { kind: 'registered', requestId: open.id };
  if (!(await editDescription(trx, open, description))) throw repairRefusal('open-request');
  return { kind: 'edited', requestId: open.id };
};
