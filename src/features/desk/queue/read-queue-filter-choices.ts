import type { Db } from '#storage/dialect.ts';
import { listOpenCentres, listOpenProducts } from './queue-choices.repository.ts';

/** No more names than a person reads through; beyond that a centre is found by typing. */
const maxCentres = 50;
const maxProducts = 200;

const byName = new Intl.Collator('fa').compare;

/** What the queue can be filtered by: centres and products of open requests, by name. */
export const readQueueFilterChoices = async (db: Db) => {
  const centres = await listOpenCentres(db, maxCentres);
  const products = await listOpenProducts(db, maxProducts);
  const hasMoreCentres = centres === 'tooMany';
  return {
    centres: hasMoreCentres ? [] : centres.toSorted((one, other) => byName(one.name, other.name)),
    hasMoreCentres,
    products: products.toSorted(byName),
  };
};
