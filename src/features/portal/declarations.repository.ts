import { type Db, databaseNow } from '#storage/dialect.ts';

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
