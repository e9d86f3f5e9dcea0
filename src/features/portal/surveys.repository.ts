import { type Db, databaseNow } from '#storage/dialect.ts';

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

export const hasSurvey = async (trx: Db, requestId: number): Promise<boolean> => {
  const row = await trx
    .selectFrom('survey')
    .select('request_id')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
};
