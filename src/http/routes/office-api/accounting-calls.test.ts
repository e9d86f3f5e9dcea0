import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountingTables } from '#contract/office/accounting.ts';
import type { Role } from '#contract/office/permissions.ts';
import { identityTexts } from '#contract/repair/party-identity.ts';
import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import { readOnlineMaxRial } from '#features/company/index.ts';
import { readRequest } from '#features/desk/index.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { toJalaliMonth } from '#kernel/jalali-month.ts';
import { readCsv } from '#kernel/read-csv.ts';
import { createOfficeApp } from '#kit/office-app.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { engines } from '#kit/open-test-storage.ts';
import { openRepairKit, type RepairKit } from '#kit/repair-kit.ts';
import { signInAs } from '#kit/sign-in-as.ts';
import { makeStaffDeps } from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';

describe.each(engines)('what accounting needs, on %s', (engine) => {
  let kit: RepairKit;
  let manager: OfficeVisitor;
  let desk: OfficeVisitor;
  beforeAll(async () => {
    kit = await openRepairKit(engine);
    const staff = makeStaffDeps(kit.storage);
    const app = createOfficeApp(staff);
    const enter = (role: Role) => signInAs(staff, app.send, role);
    [manager, desk] = [await enter('manager'), await enter('desk')];
  });
  afterAll(() => kit.storage.close());

  const seller = {
    name: 'شرکت آزما',
    nationalId: '10380284790',
    economicNumber: '411111111111',
    postalCode: '1234567890',
    address: 'تهران، خیابان کارگر',
  };
  const account = { bank: 'ملت', owner: 'شرکت آزما', sheba: 'IR062960000000100324200001' };

  // accepts 834
  it('lets only managers write the company, audits it from and to, and refuses a stale copy', async () => {
    const { body: first } = await manager.call('/company');
    expect(first).toMatchObject({ rev: 0, settings: { onlineMaxRial: null }, defaultOnlineMaxRial: 1e9 });
    const settings = { seller, accounts: [account], onlineMaxRial: 500_000_000 };
    expect((await desk.put('/company', { settings, rev: 0 })).status).toBe(403);
    expect((await desk.call('/company')).status).toBe(403);
    expect(await manager.put('/company', { settings, rev: 0 })).toMatchObject({
      status: 200,
      body: { rev: 1 },
    });
    expect((await manager.put('/company', { settings, rev: 0 })).status).toBe(409);
    expect((await manager.call('/company')).body).toMatchObject({ rev: 1, settings });
    expect(await readOnlineMaxRial(kit.storage.db, 7)).toBe(500_000_000);
    const rows = await kit.storage.db
      .selectFrom('audit_event')
      .select(['from_value', 'to_value'])
      .where('deed', '=', 'company.write')
      .execute();
    expect(rows).toHaveLength(1);
    expect(JSON.parse(String(rows[0]?.from_value)).accounts).toEqual([]);
    expect(JSON.parse(String(rows[0]?.to_value))).toEqual(settings);
  });

  // accepts 826
  it('folds digits, and says beside the field what is wrong with an identity, an account or the ceiling', async () => {
    const { body } = await manager.call('/company');
    const typed = { ...seller, nationalId: '۱۰۳۸۰۲۸۴۷۹۰', postalCode: '12345-67890' };
    const put = (settings: object) =>
      manager.put('/company', { settings: { ...body.settings, ...settings }, rev: body.rev });
    const wrong = await put({
      seller: { ...seller, nationalId: '10380284791', economicNumber: '12', postalCode: '123' },
      accounts: [{ ...account, sheba: 'IR062960000000100324200002' }],
      onlineMaxRial: 999_999,
    });
    expect(wrong.status).toBe(400);
    expect(wrong.body.fields).toMatchObject({
      'settings.seller.nationalId': identityTexts.nationalId,
      'settings.seller.economicNumber': identityTexts.economicNumber,
      'settings.seller.postalCode': identityTexts.postalCode,
      'settings.accounts.0.sheba': expect.stringContaining('شبا'),
      'settings.onlineMaxRial': expect.stringContaining('سقف'),
    });
    expect((await put({ seller: typed })).body.settings.seller).toEqual(seller);
  });

  let last = 31_000_000;
  /** A request whose device was received. */
  const receive = async (centreId = 0) => {
    last += 1;
    const code = String(last);
    const { serial } = await kit.addDevice();
    await kit.storage.db
      .updateTable('sold_product')
      .set({ centre_id: centreId })
      .where('serial_number', '=', serial)
      .execute();
    await storeRequest(kit.storage, { serial, traceNumber: code, statusId: 2, isDeclared: true });
    return { code, serial };
  };
  const lines = [
    { title: 'برد اصلی', quantity: 3, unitRial: 33_335 },
    { title: 'دستمزد', quantity: 1, unitRial: 50_005 },
  ];
  const issue = async (code: string, discountRial: number) =>
    desk.post(`/repairs/${code}/invoice`, { fromStatus: 2, lines, discountRial, reason: 'تخفیف توافق‌شده' });

  // accepts 827
  it('taxes an invoice and an estimate line by line, and shows older ones as they were issued', async () => {
    const { body } = await manager.call('/desk-settings');
    await manager.put('/desk-settings', { settings: { ...body.settings, taxTenths: 95 }, rev: body.rev });
    const { code } = await receive();
    const issued = await issue(code, 10_001);
    expect([issued.status, issued.body.message]).toEqual([200, undefined]);
    const [invoice] = issued.body.invoices;
    // Of 150010, 100005 and 50005: shares 6667.27 and 3333.73 of the discount.
    expect(invoice.lines).toMatchObject([
      { totalRial: 100_005, discountRial: 6_667, taxRial: 8_867 },
      { totalRial: 50_005, discountRial: 3_334, taxRial: 4_433 },
    ]);
    expect(invoice).toMatchObject({ sumRial: 150_010, taxRial: 13_300, payableRial: 153_309 });
    expect(issued.body.request.invoice.lines[1]).toMatchObject({ discountRial: 3_334, taxRial: 4_433 });

    const { db } = kit.storage;
    const { id } = await db
      .selectFrom('invoice')
      .select('id')
      .where('number', '=', invoice.number)
      .executeTakeFirstOrThrow();
    // As a release before wrote it: rounded half up, once.
    await db
      .updateTable('invoice')
      .set({ tax_rial: 13_301, sum_rial: 163_311, payable_rial: 153_310 })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('invoice_line')
      .set({ discount_rial: null, tax_rial: null })
      .where('invoice_id', '=', id)
      .execute();
    expect((await desk.call(`/repairs/${code}`)).body.request.invoice).toMatchObject({
      sumRial: 150_010,
      discountRial: 10_001,
      taxRial: 13_301,
      payableRial: 153_310,
      lines: [{ discountRial: null, taxRial: null }, {}],
    });
  });

  const lab = { ...seller, name: 'آزمایشگاه پارس', nationalId: '0012345679' };
  const none = { name: '', nationalId: '', economicNumber: '', postalCode: '', address: '' };

  // accepts 826
  it('keeps the buyer on the centre, lets a request differ, and an invoice keep what it was issued with', async () => {
    const { body: centre } = await desk.post('/centres', { name: 'آزمایشگاه پارس', buyer: lab });
    expect(centre.buyer).toEqual(lab);
    const wrong = await desk.put(`/centres/${centre.id}`, {
      name: centre.name,
      rev: centre.rev,
      buyer: { ...lab, nationalId: '0012345678' },
    });
    expect([wrong.status, wrong.body.fields]).toEqual([
      400,
      { 'buyer.nationalId': identityTexts.nationalId },
    ]);

    const { code } = await receive(centre.id);
    const file = async () => (await desk.call(`/repairs/${code}`)).body;
    expect(await file()).toMatchObject({ buyer: lab, ownBuyer: null });
    const issued = (await issue(code, 0)).body;
    expect(issued.invoices[0]).toMatchObject({ seller, buyer: lab });

    const moved = { name: centre.name, rev: centre.rev, buyer: { ...lab, address: 'شیراز' } };
    expect((await desk.put(`/centres/${centre.id}`, moved)).body.buyer.address).toBe('شیراز');
    expect(await file()).toMatchObject({ buyer: { address: 'شیراز' }, invoices: [{ buyer: lab }] });

    const other = { ...none, name: 'دکتر نمونه', nationalId: '0499370899' };
    const refused = await desk.put(`/repairs/${code}/buyer`, {
      buyer: { ...other, nationalId: '0499370898' },
    });
    expect(refused.body.fields).toEqual({ 'buyer.nationalId': identityTexts.nationalId });
    const written = await desk.put(`/repairs/${code}/buyer`, { buyer: other });
    expect(written.body).toMatchObject({ buyer: other, ownBuyer: other, invoices: [{ buyer: other }] });
    const back = await desk.put(`/repairs/${code}/buyer`, { buyer: null });
    expect(back.body).toMatchObject({ ownBuyer: null, invoices: [{ buyer: lab }] });
    // A change without the buyer leaves it as it is.
    const renamed = await desk.put(`/centres/${centre.id}`, {
      name: 'آزمایشگاه پارس نو',
      rev: centre.rev + 1,
    });
    expect(renamed.body.buyer.address).toBe('شیراز');
  });

  // accepts 832
  it('shows the buyer to the customer for the device’s own centre alone', async () => {
    const { body: own } = await desk.post('/centres', { name: 'آزمایشگاه خود', buyer: lab });
    const { body: foreign } = await desk.post('/centres', { name: 'آزمایشگاه بیگانه', buyer: lab });
    const { code } = await receive(own.id);
    await issue(code, 0);
    const { db } = kit.storage;
    const choose = (centreId: number) =>
      db
        .updateTable('repair_request')
        .set({ centre_id: centreId })
        .where('trace_number', '=', code)
        .execute();
    const seen = async () => {
      const { id } = await db
        .selectFrom('repair_request')
        .select('id')
        .where('trace_number', '=', code)
        .executeTakeFirstOrThrow();
      return (await readRequest(db, id)).invoice;
    };
    expect(await seen()).toMatchObject({ seller, buyer: lab });
    await choose(foreign.id);
    expect(await seen()).toMatchObject({ seller, buyer: null });
    await desk.put(`/repairs/${code}/buyer`, { buyer: { ...lab, name: 'نام دیگر' } });
    expect((await seen())?.buyer).toBeNull();
    await choose(own.id);
    expect((await seen())?.buyer).toMatchObject({ name: 'نام دیگر' });
    // A device that no centre owns shows nobody's.
    await db.updateTable('sold_product').set({ centre_id: 0 }).where('centre_id', '=', own.id).execute();
    await choose(0);
    expect((await seen())?.buyer).toBeNull();
  });

  // accepts 828
  it('gives a month’s invoices, lines and payments with documented columns, twice the same bytes', async () => {
    const { code } = await receive();
    const { body: file } = await issue(code, 10_001);
    const [invoice] = file.invoices;
    await desk.post(`/repairs/${code}/payments`, {
      method: 'card',
      reference: '778899',
      amountRial: invoice.payableRial,
    });
    const today = tehranDay(new Date());
    await kit.storage.db
      .insertInto('credit_return')
      .values((at) => ({
        request_id: at.selectFrom('repair_request').select('id').where('trace_number', '=', code),
        amount_rial: 5_000,
        day: today,
        reference: '9911',
        at: Date.now(),
        staff_id: null,
        staff_name: 'مدیر',
      }))
      .execute();
    const { year, month } = toJalaliMonth(new Date());
    const take = async (table: string, format: string, who = manager) =>
      who.call(
        `/accounting/${table}/export?month=${year}-${String(month).padStart(2, '0')}&format=${format}`,
      );
    expect((await take('invoices', 'csv', desk)).status).toBe(403);
    const document = readFileSync(join(import.meta.dirname, '../../../../docs/accounting-export.md'), 'utf8');
    const tables: Record<string, string[][]> = {};
    for (const [name, { columns }] of Object.entries(accountingTables)) {
      const [csv, again] = [await take(name, 'csv'), await take(name, 'csv')];
      expect([csv.status, csv.text === again.text]).toEqual([200, true]);
      expect((await take(name, 'xlsx')).text).toBe((await take(name, 'xlsx')).text);
      tables[name] = readCsv(csv.text).map(({ fields }) => fields);
      expect(tables[name]?.[0]).toEqual(columns);
      const part = document.split(`## ${name}`)[1]?.split('\n## ')[0] ?? '';
      expect([...part.matchAll(/^\| ([^|]+) \|/gm)].map(([, title]) => title).slice(1)).toEqual(columns);
    }
    const of = (name: string, at: number) => tables[name]?.filter((row) => row[at] === invoice.number);
    expect(of('invoices', 0)?.[0]?.slice(10)).toEqual(['150010', '10001', '9.5', '13300', '153309']);
    const lines = of('lines', 0);
    expect(lines?.map((row) => row.slice(7))).toEqual([
      ['100005', '6667', '93338', '8867', '102205'],
      ['50005', '3334', '46671', '4433', '51104'],
    ]);
    expect(of('payments', 4)?.map((row) => row.slice(2))).toEqual([
      ['دریافت', paymentMethodNames.card, invoice.number, code, '153309', '778899', expect.any(String)],
    ]);
    const credit = tables.payments?.filter(([id]) => id?.startsWith('credit-'));
    expect(credit?.map((row) => row.slice(2))).toEqual([
      ['بازگردانده‌شده', paymentMethodNames.transfer, '', code, '-5000', '9911', 'مدیر'],
    ]);
  });
});
