import type { ParcelRow } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';
import type { DecontaminationRow, RepairPhotoRow } from '#storage/portal-tables.ts';

/** What the customer has added to these requests: photos, declaration and parcels. */
export const listAdditions = async (db: Db, requestIds: readonly number[]) => {
  if (requestIds.length === 0) return { photos: [], declarations: [], parcels: [] };
  const photos: RepairPhotoRow[] = await db
    .selectFrom('repair_photo')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const declarations: DecontaminationRow[] = await db
    .selectFrom('decontamination')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .execute();
  const parcels: ParcelRow[] = await db
    .selectFrom('parcel')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .execute();
  return { photos, declarations, parcels };
};

/** The first declaration stands: what was declared is not declared anew. */
export const insertDeclaration = async (
  trx: Db,
  { requestId, text, name }: { requestId: number; text: string; name: string },
): Promise<void> => {
  await trx
    .insertInto('decontamination')
    .values({ request_id: requestId, text, name, at: databaseNow(trx) })
    .onConflict((conflict) => conflict.column('request_id').doNothing())
    .execute();
};
