import { sql } from 'kysely';
import type { Db } from '../../dialect.ts';

const fromDevice = sql`of_product = (select product_name from sold_product where sold_product.id = sold_product_id),
  of_warranty = (select warranty_until from sold_product where sold_product.id = sold_product_id),
  of_centre = case when centre_id <> 0 then centre_id
    else (select device.centre_id from sold_product device where device.id = sold_product_id) end`;

/**
 * Product, warranty and centre of a request stand on the request itself, so that lists narrowed to one are read from
 * an index. The database keeps them equal to the device's: whatever writes either table, they cannot drift apart.
 */
export const keepDeviceInRequests = async (db: Db, isPostgres: boolean): Promise<void> => {
  await fillRequests(db);
  await (isPostgres ? keepByPostgres(db) : keepBySqlite(db));
};

/** By parts: a statement of the server may take five seconds, and years of requests take longer. */
const fillRequests = async (db: Db): Promise<void> => {
  const { rows } = await sql<{ last: number | null }>`select max(id) as last from repair_request`.execute(db);
  const last = rows[0]?.last ?? 0;
  for (let from = 0; from <= last; from += 5_000) {
    await sql`update repair_request set ${fromDevice}
      where id >= ${from} and id < ${from + 5_000}`.execute(db);
  }
};

const keepBySqlite = async (db: Db): Promise<void> => {
  await sql`create trigger repair_request_of_device after insert on repair_request begin
      update repair_request set ${fromDevice} where id = new.id;
    end`.execute(db);
  await sql`create trigger repair_request_of_other after update of centre_id, sold_product_id on repair_request begin
      update repair_request set ${fromDevice} where id = new.id;
    end`.execute(db);
  await sql`create trigger sold_product_in_requests
    after update of centre_id, product_name, warranty_until on sold_product
    when old.centre_id is not new.centre_id or old.product_name is not new.product_name
      or old.warranty_until is not new.warranty_until
    begin
      update repair_request set ${fromDevice} where sold_product_id = new.id;
    end`.execute(db);
};

const keepByPostgres = async (db: Db): Promise<void> => {
  await sql`create function read_device_of_request() returns trigger language plpgsql as $rule$
    declare device sold_product%rowtype;
    begin
      select * into device from sold_product where id = new.sold_product_id;
      new.of_product = coalesce(device.product_name, '');
      new.of_warranty = device.warranty_until;
      new.of_centre = case when new.centre_id <> 0 then new.centre_id else coalesce(device.centre_id, 0) end;
      return new;
    end $rule$`.execute(db);
  await sql`create trigger repair_request_of_device
    before insert or update of centre_id, sold_product_id on repair_request
    for each row execute function read_device_of_request()`.execute(db);
  await sql`create function tell_requests_of_device() returns trigger language plpgsql as $rule$
    begin
      update repair_request set ${fromDevice} where sold_product_id = new.id;
      return null;
    end $rule$`.execute(db);
  await sql`create trigger sold_product_in_requests
    after update of centre_id, product_name, warranty_until on sold_product
    for each row when (old.centre_id is distinct from new.centre_id
      or old.product_name is distinct from new.product_name
      or old.warranty_until is distinct from new.warranty_until)
    execute function tell_requests_of_device()`.execute(db);
};
