import { hashToken } from '#features/tokens/index.ts';
import { deriveToken } from '#features/tracking/index.ts';
import type { Db } from '#storage/dialect.ts';
import { insertLabel, listLabels } from './labels.repository.ts';

type Secret = { appSecret: string };
export type LabelNumbers = { before: number | null; now: number };

/**
 * The label of each device that can be printed, by the device's id. One of a former secret still opens its device but
 * cannot be written again, so it is not among them.
 */
export const listPrintableLabels = async (
  db: Db,
  { appSecret }: Secret,
  deviceIds: readonly number[],
): Promise<Map<number, { number: number; token: string }>> => {
  const labels = await listLabels(db, deviceIds);
  return new Map(
    labels.flatMap(({ sold_product_id: id, number, token_hash, revoked_at }) => {
      const token = deriveToken(appSecret, 'device-label', id, number);
      return revoked_at === null && hashToken(token) === token_hash ? [[id, { number, token }]] : [];
    }),
  );
};

/** Makes the next label of a device. */
export const addLabel = async (trx: Db, { appSecret }: Secret, deviceId: number): Promise<LabelNumbers> => {
  const before = (await listLabels(trx, [deviceId])).at(-1)?.number ?? null;
  const now = (before ?? 0) + 1;
  const tokenHash = hashToken(deriveToken(appSecret, 'device-label', deviceId, now));
  await insertLabel(trx, { deviceId, number: now, tokenHash });
  return { before, now };
};
