import type { Selectable } from 'kysely';
import type { ParcelRow } from '#storage/desk-tables.ts';
import type { Db } from '#storage/dialect.ts';
import type { DecontaminationRow, FaultPhotoRow } from '#storage/portal-tables.ts';
import type { SurveyRow } from '#storage/repair-tables.ts';

/** What the customer has added to these requests: photos, declaration, parcels and survey. */
export const listAdditions = async (db: Db, requestIds: readonly number[]) => {
  if (requestIds.length === 0) return { photos: [], declarations: [], parcels: [], surveys: [] };
  const photos: FaultPhotoRow[] = await db
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
  const surveys: Selectable<SurveyRow>[] = await db
    .selectFrom('survey')
    .selectAll()
    .where('request_id', 'in', requestIds)
    .execute();
  return { photos, declarations, parcels, surveys };
};

export const hasDeclaration = async (db: Db, requestId: number): Promise<boolean> => {
  const row = await db
    .selectFrom('decontamination')
    .select('request_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
};
