import type { RepairRequest } from '#contract/repair/entities.ts';
import type { SavePollingBody } from '#contract/repair/inputs.ts';
import { mayMove } from '#contract/repair/moves.ts';
import { repairRefusal } from '#contract/repair/reasons.ts';
import { isCancelled } from '#contract/repair/statuses.ts';
import { readRequest } from '#features/desk/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { lockRequest, moveRequest } from '#features/requests/index.ts';
import type { RepairDeps } from './repair-deps.ts';
import { requireOwnRequest } from './require-session.ts';
import { hasSurvey, insertSurvey } from './surveys.repository.ts';

/**
 * Without words: "I received the device", 5 to 6. With words or a rating: the survey, 5 or 6 to 7, or of a request that
 * was completed without one. A repeat changes nothing and is no failure.
 */
export const savePolling = async (
  deps: Pick<RepairDeps, 'storage' | 'appSecret' | 'nudgeOutbox'>,
  input: SavePollingBody & { sessionToken: string | undefined },
): Promise<{ kind: 'received' | 'answered'; request: RepairRequest }> => {
  const { storage } = deps;
  const own = await requireOwnRequest(storage, input.sessionToken, input.fCode);
  if (own.request.id !== input.requestId) throw repairRefusal('unknown-request');
  await requireWithinLimits(deps, [{ rule: limitRules.savePollingPerRequest, key: String(own.request.id) }]);

  const answer = { text: input.pollingDescription, rating: input.rating ?? null };
  const isAnswer = answer.text !== '' || answer.rating !== null;
  const to = isAnswer ? 7 : 6;
  await storage.db.transaction().execute(async (trx) => {
    // Two taps on the button come one after the other here; the second finds the work done.
    const request = await lockRequest(trx, own.request.id);
    if (!request || isCancelled(request.status_id)) throw repairRefusal('too-late');
    const isThere = request.status_id >= to;
    if (isThere && (!isAnswer || (await hasSurvey(trx, request.id)))) return;
    if (!isThere) {
      if (!mayMove(request.status_id, to, 'customer')) throw repairRefusal('too-early');
      await moveRequest(trx, { request, to, source: 'customer' });
    }
    if (isAnswer) await insertSurvey(trx, { requestId: request.id, ...answer });
  });
  deps.nudgeOutbox();
  return { kind: isAnswer ? 'answered' : 'received', request: await readRequest(storage.db, own.request.id) };
};
