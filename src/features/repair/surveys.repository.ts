import { type Db, databaseNow } from '#storage/dialect.ts';
import type { SurveyRow } from '#storage/repair-tables.ts';
import type { Stored } from './stored.ts';

export const insertSurvey = async (
  trx: Db,
  survey: { requestId: number; rating: number | null; text: string },
): Promise<void> => {
  await trx
    .insertInto('survey')
    .values({
      request_id: survey.requestId,
      rating: survey.rating,
      text: survey.text,
      at: databaseNow(trx),
    })
    .onConflict((conflict) =>
      conflict.column('request_id').doUpdateSet({ rating: survey.rating, text: survey.text }),
    )
    .execute();
};

export const listSurveys = (db: Db, requestIds: readonly number[]): Promise<Stored<SurveyRow>[]> =>
  requestIds.length === 0
    ? Promise.resolve([])
    : db.selectFrom('survey').selectAll().where('request_id', 'in', requestIds).execute();
