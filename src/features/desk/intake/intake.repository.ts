import type { Selectable } from 'kysely';
import type { Intake } from '#contract/office/calls/desk-calls.ts';
import type { IntakePhotoRow, IntakeRow } from '#storage/desk-tables.ts';
import { type Db, databaseNow } from '#storage/dialect.ts';

type StoredIntake = Intake & { at: number; staffName: string };

export const storeIntake = async (
  trx: Db,
  requestId: number,
  { condition, accessories, remark }: Intake,
  staffName: string,
): Promise<void> => {
  const row = {
    condition,
    accessories: JSON.stringify(accessories),
    remark: remark.trim(),
    at: databaseNow(trx),
    staff_name: staffName,
  };
  await trx
    .insertInto('intake')
    .values({ request_id: requestId, ...row })
    .onConflict((conflict) => conflict.column('request_id').doUpdateSet(row))
    .execute();
};

export const findIntake = async (db: Db, requestId: number): Promise<StoredIntake | undefined> => {
  const row = await db
    .selectFrom('intake')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row && { ...toIntake(row), at: row.at, staffName: row.staff_name };
};

export const listIntakes = async (
  db: Db,
  requestIds: readonly number[],
): Promise<(Intake & { requestId: number })[]> => {
  if (requestIds.length === 0) return [];
  const rows = await db.selectFrom('intake').selectAll().where('request_id', 'in', requestIds).execute();
  return rows.map((row) => ({ requestId: row.request_id, ...toIntake(row) }));
};

const toIntake = ({ condition, accessories, remark }: IntakeRow): Intake => ({
  condition,
  remark,
  accessories: JSON.parse(accessories) as Intake['accessories'],
});

export type DeskPhoto = Selectable<IntakePhotoRow>;
/** What a photo is of: a device as it came, or the work that its service report describes. */
export type PhotoSubject = 'intake' | 'report';

/** The same picture again gives the same row. Lock the request first, so that the count is true. */
export const insertDeskPhoto = async (
  trx: Db,
  photo: { requestId: number; file: string; width: number; height: number; bytes: number; staffName: string },
  of: PhotoSubject,
): Promise<number> => {
  const { requestId, staffName, ...facts } = photo;
  const row = await trx
    .insertInto('intake_photo')
    .values({
      ...facts,
      request_id: requestId,
      at: databaseNow(trx),
      staff_name: staffName,
      is_of_intake: of === 'intake' ? 1 : 0,
      is_of_report: of === 'report' ? 1 : 0,
    })
    .onConflict((conflict) => conflict.columns(['request_id', 'file']).doUpdateSet({ [`is_of_${of}`]: 1 }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** Photos of a device as it came, or those of its service report. */
export const listDeskPhotos = (db: Db, requestId: number, of: PhotoSubject): Promise<DeskPhoto[]> =>
  db
    .selectFrom('intake_photo')
    .selectAll()
    .where('request_id', '=', requestId)
    .where(`is_of_${of}`, '=', 1)
    .orderBy('id')
    .execute();

export const markPhotoForCustomer = async (
  trx: Db,
  { id, isForCustomer }: { id: number; isForCustomer: boolean },
): Promise<void> => {
  await trx
    .updateTable('intake_photo')
    .set({ is_for_customer: isForCustomer ? 1 : 0 })
    .where('id', '=', id)
    .execute();
};

export const findDeskPhoto = (db: Db, id: number): Promise<DeskPhoto | undefined> =>
  db.selectFrom('intake_photo').selectAll().where('id', '=', id).executeTakeFirst();

/** Of these, the files that some request shows. */
export const listKnownDeskFiles = async (db: Db, files: readonly string[]): Promise<Set<string>> => {
  if (files.length === 0) return new Set();
  const rows = await db.selectFrom('intake_photo').select('file').where('file', 'in', files).execute();
  return new Set(rows.map(({ file }) => file));
};
