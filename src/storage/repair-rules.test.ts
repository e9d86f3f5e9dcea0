import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findMove } from '#contract/repair/moves.ts';
import { isOpen, statusIds } from '#contract/repair/statuses.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import type { Storage } from './dialect.ts';
import { storeRepairMoves } from './store-repair-moves.ts';

describe.each(engines)('the rules of repair inside %s', (engine) => {
  let storage: Storage;
  let device = 0;
  let trace = 10_000_000;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
  });
  afterAll(() => storage.close());

  const addDevice = async (): Promise<number> => {
    device += 1;
    const row = await storage.db
      .insertInto('sold_product')
      .values({
        serial_number: `AZ-${device}`,
        serial_key: `AZ${device}`,
        invoice_number: '',
        product_name: 'سانتریفیوژ',
        centre_id: 0,
        centre_name: '',
        centre_manager: '',
        province: '',
        city: '',
        owned_since: null,
        mobile: null,
        address: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const addRequest = async (soldProductId: number, status: number): Promise<number> => {
    trace += 1;
    const row = await storage.db
      .insertInto('repair_request')
      .values({
        sold_product_id: soldProductId,
        trace_number: String(trace),
        status_id: status,
        issue_description: 'صدای غیرعادی هنگام چرخش',
        centre_id: 0,
        centre_name: '',
        repair_in_place: 0,
        sender_address: '',
        is_returned_unrepaired: 0,
        registered_at: 1,
        changed_at: 1,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  };
  const move = (id: number, to: number) =>
    storage.db.updateTable('repair_request').set({ status_id: to }).where('id', '=', id).execute();

  it('lets a request make the moves of the one table and no other', async () => {
    for (const from of statusIds) {
      for (const to of statusIds) {
        const id = await addRequest(await addDevice(), from);
        const outcome = await move(id, to).then(
          () => 'moved',
          () => 'refused',
        );
        expect([from, to, outcome]).toEqual([
          from,
          to,
          from === to || findMove(from, to) ? 'moved' : 'refused',
        ]);
      }
    }
  });

  it('knows no other status', async () => {
    for (const status of [-1, 8, 99, 101]) {
      await expect(addRequest(await addDevice(), status)).rejects.toThrow();
    }
  });

  it('holds one open request a device, whatever its status', async () => {
    for (const first of statusIds) {
      const id = await addDevice();
      await addRequest(id, first);
      const second = await addRequest(id, 0).then(
        () => 'registered',
        () => 'refused',
      );
      expect([first, second]).toEqual([first, isOpen(first) ? 'refused' : 'registered']);
    }
  });

  it('refuses an invoice that does not add up and a number that is no mobile', async () => {
    const id = await addRequest(await addDevice(), 3);
    const invoice = { request_id: id, number: '1', issued_at: 1, sum_rial: 100, discount_rial: 10 };
    const rest = {
      payment_state: 'due' as const,
      paid_by: null,
      paid_reference: null,
      card_masked: null,
      paid_at: null,
      withdrawn_at: null,
    };
    const insert = (payable: number) =>
      storage.db
        .insertInto('invoice')
        .values({ ...invoice, ...rest, payable_rial: payable })
        .execute();
    await expect(insert(100)).rejects.toThrow();
    await insert(90);
    await expect(insert(90)).rejects.toThrow();
    const wrong = storage.db.updateTable('sold_product').set({ mobile: '+15551234567' }).execute();
    await expect(wrong).rejects.toThrow();
  });

  it('follows the table again after every start', async () => {
    await storage.db.insertInto('repair_move').values({ from_status: 7, to_status: 0 }).execute();
    await storage.db.deleteFrom('repair_move').where('from_status', '=', 0).execute();
    await storeRepairMoves(storage.db);
    const id = await addRequest(await addDevice(), 0);
    await move(id, 1);
    const done = await addRequest(await addDevice(), 7);
    await expect(move(done, 0)).rejects.toThrow();
  });
});
