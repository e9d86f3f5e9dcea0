import { allContentKinds } from '#contract/content/kinds.ts';
import { serialKey } from '#kernel/serial.ts';
import type { Db } from '#storage/dialect.ts';
import type { AuditEvent } from './trail.repository.ts';

/** What a subject is called, and whether it can still be opened. */
export type NamedSubject = { subjectTitle: string | null; subjectPlace: 'there' | 'bin' | 'gone' };

type Named = { id: string | number; title: string; isInBin?: boolean };

/** How subjects are found by their ids: one question a kind, whatever the number of rows. */
const finders: Readonly<Record<string, (db: Db, ids: readonly string[]) => Promise<Named[]>>> = {
  staff: (db, ids) =>
    db.selectFrom('staff').select(['id', 'name as title']).where('id', 'in', numbers(ids)).execute(),
  centre: (db, ids) =>
    db.selectFrom('centre').select(['id', 'name as title']).where('id', 'in', numbers(ids)).execute(),
  price: (db, ids) =>
    db.selectFrom('price_item').select(['id', 'title']).where('id', 'in', numbers(ids)).execute(),
  media: (db, ids) =>
    db.selectFrom('media_file').select(['id', 'name as title']).where('id', 'in', numbers(ids)).execute(),
  message: (db, ids) =>
    db.selectFrom('suggestion').select(['id', 'subject as title']).where('id', 'in', numbers(ids)).execute(),
  device: (db, ids) =>
    db
      .selectFrom('sold_product')
      .select(['serial_number as id', 'product_name as title'])
      .where('serial_key', 'in', ids.map(toKey))
      .execute(),
  repair: (db, ids) =>
    db
      .selectFrom('repair_request')
      .innerJoin('sold_product', 'sold_product.id', 'repair_request.sold_product_id')
      .select(['repair_request.trace_number as id', 'sold_product.product_name as title'])
      .where('repair_request.trace_number', 'in', ids)
      .execute(),
};

/** Something that is no serial names no device. */
const toKey = (id: string): string => serialKey(id) ?? '';

const listContentTitles = async (db: Db, kind: string, ids: readonly string[]): Promise<Named[]> => {
  const rows = await db
    .selectFrom('content_document')
    .select(['entity_id as id', 'title', 'deleted_at'])
    .where('kind', '=', kind)
    .where('entity_id', 'in', numbers(ids))
    .execute();
  return rows.map(({ id, title, deleted_at }) => ({ id, title, isInBin: deleted_at !== null }));
};

/** A column of numbers is compared with nothing else. */
const numbers = (ids: readonly string[]): number[] =>
  ids
    .filter((id) => /^\d{1,9}$/.test(id))
    .map(Number)
    .concat(-1);

/** Names the subjects of a page of the trail as they are called now; those that are gone, as the row knew them. */
export const nameSubjects = async (
  db: Db,
  events: readonly AuditEvent[],
): Promise<(AuditEvent & NamedSubject)[]> => {
  const found = new Map<string, Named>();
  for (const [kind, ofKind] of Map.groupBy(events, ({ subjectKind }) => subjectKind)) {
    const ids = [...new Set(ofKind.map(({ subjectId }) => subjectId))];
    const isContent = allContentKinds.some((one) => one === kind);
    const rows = await (isContent ? listContentTitles(db, kind, ids) : (finders[kind]?.(db, ids) ?? []));
    for (const row of rows) found.set(`${kind}/${row.id}`, row);
  }
  return events.map((event) => {
    const now = found.get(`${event.subjectKind}/${event.subjectId}`);
    return {
      ...event,
      subjectTitle: now?.title || titleIn(event.from) || titleIn(event.to),
      subjectPlace: now ? (now.isInBin ? 'bin' : 'there') : 'gone',
    };
  });
};

const titleIn = (value: unknown): string | null => {
  if (typeof value !== 'object' || value === null) return null;
  const { title, name }: { title?: unknown; name?: unknown } = value;
  const word = title ?? name;
  return typeof word === 'string' ? word : null;
};
