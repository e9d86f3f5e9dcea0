import type { Compilable, CompiledQuery } from 'kysely';
import type { Db } from './dialect.ts';
import { readAtOnce } from './read-at-once.ts';

/** Stands in a statement where a value will be. */
class Slot {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

/** As many as a connection of SQLite keeps prepared. */
const keptStatements = 300;

/**
 * A question whose statement is built and written out once for each database and form, because that takes longer
 * than most answers; afterwards only its values change. `form` says what changes the statement itself. Values
 * may be compared with and counted by, nothing else: while the statement is written they are not there yet.
 *
 * @example
 * const findById = writeOnce((db, { id }: { id: number }) => db.selectFrom('faq').selectAll().where('id', '=', id));
 * const [faq] = await findById(db, { id: 3 });
 */
export const writeOnce = <
  Values extends Readonly<Record<string, unknown>>,
  Form extends readonly (string | number | boolean)[],
  Row,
>(
  write: (db: Db, values: Values, ...form: Form) => Compilable<Row>,
) => {
  const written = new WeakMap<Db, Map<string, CompiledQuery<Row>>>();
  const find = (db: Db, form: Form): CompiledQuery<Row> => {
    const ofDb = written.get(db) ?? new Map<string, CompiledQuery<Row>>();
    written.set(db, ofDb);
    const key = form.join();
    const known = ofDb.get(key);
    if (known) return known;
    const fresh = write(db, slotsOf<Values>(), ...form).compile();
    if (ofDb.size >= keptStatements) ofDb.delete(ofDb.keys().next().value as string);
    ofDb.set(key, fresh);
    return fresh;
  };
  return async (db: Db, values: Values, ...form: Form): Promise<Row[]> => {
    const statement = find(db, form);
    const parameters = statement.parameters.map((one) => (one instanceof Slot ? values[one.name] : one));
    const question = { ...statement, parameters };
    return readAtOnce<Row>(db, question) ?? (await db.executeQuery<Row>(question)).rows;
  };
};

/** A slot for whichever value is asked for. */
const slotsOf = <Values extends object>(): Values =>
  new Proxy({} as Values, { get: (_, name) => new Slot(String(name)) });
