import type { Db, Storage } from '#storage/dialect.ts';

/** The same database, where `act` is done before the transaction of that number, as by somebody else in between. */
export const beforeTransaction = (storage: Storage, number: number, act: () => Promise<unknown>): Storage => {
  let count = 0;
  const { db } = storage;
  const transaction = () => ({
    execute: async <Result>(run: (trx: Db) => Promise<Result>): Promise<Result> => {
      count += 1;
      if (count === number) await act();
      return db.transaction().execute(run);
    },
  });
  const watched = new Proxy(db, {
    get: (_, name) => {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(db, name);
      return typeof value === 'function' ? value.bind(db) : value;
    },
  });
  return { ...storage, db: watched };
};
