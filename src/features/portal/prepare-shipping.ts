import { decontaminationText } from '#contract/repair/additions.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import type { DeclareBody, SaveParcelBody } from '#contract/repair/inputs.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { readRequest, recordParcel } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { lockRequest } from '#features/requests/index.ts';
import type { Db } from '#storage/dialect.ts';
import { insertDeclaration } from './declarations.repository.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';

type FromOwner<Body> = Body & { sessionToken: string | undefined };

/** The customer declares that the device is clean, before the slip is printed. Repeating it changes nothing. */
export const declareClean = (deps: RepairDeps, input: FromOwner<DeclareBody>): Promise<RepairRequest> =>
  whileShipping(deps, input, (trx, requestId) =>
    insertDeclaration(trx, { requestId, text: decontaminationText, name: input.name }),
  );

/** Carrier and number of the parcel on its way to the company; a later entry replaces an earlier one. */
export const saveParcel = (deps: RepairDeps, input: FromOwner<SaveParcelBody>): Promise<RepairRequest> =>
  whileShipping(deps, input, (trx, requestId) =>
    recordParcel(trx, requestId, 'in', {
      isByHand: false,
      carrier: input.carrier,
      number: input.parcelNumber,
    }),
  );

/** Only at 1, and only where something is shipped at all. */
const whileShipping = async (
  deps: RepairDeps,
  { fCode, sessionToken }: FromOwner<{ fCode: string }>,
  write: (trx: Db, requestId: number) => Promise<void>,
): Promise<RepairRequest> => {
  const { db } = deps.storage;
  const { session, request } = await requireOwnRequest(deps.storage, sessionToken, fCode);
  await requireWithinLimits(deps, [{ rule: limitRules.savePerSerial, key: session.serialKey }]);
  await db.transaction().execute(async (trx) => {
    const now = await lockRequest(trx, request.id);
    if (!now || now.status_id > 1) throw repairRefusal('too-late');
    if (now.status_id < 1 || now.repair_in_place === 1) throw repairRefusal('too-early');
    await write(trx, request.id);
  });
  return readRequest(db, request.id);
};
