import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiskMediaStore } from '#adapters/media/disk.ts';
import { officeCalls } from '#contract/office/calls.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import type { OfficeCall } from '#contract/office/office-call.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { insertSuggestion } from '#features/contact/suggestion.repository.ts';
import { runDuePlans } from '#features/content/index.ts';
import { storeDevice } from '#features/devices/index.ts';
import { startPayment, verifyPayment } from '#features/payment/index.ts';
import { hourMs } from '#kernel/durations.ts';
import { tehranDay } from '#kernel/jalali.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import { createOfficeVisitor, type OfficeSend, type OfficeVisitor } from '#kit/office-visitor.ts';
import { openDemoStorage } from '#kit/open-demo-storage.ts';
import { makePaymentDeps } from '#kit/payment-deps.ts';
import { seedPayable } from '#kit/seed-payable.ts';
import { authorityOf, openSimulatedBank, type SimulatedBank } from '#kit/simulated-bank.ts';
import { createSoftPasskey } from '#kit/soft-passkey.ts';
import {
  codeAt,
  forgetUsedCodes,
  goodPassword,
  makePerson,
  makeStaffDeps,
  type Person,
} from '#kit/staff-kit.ts';
import { storeRequest } from '#kit/store-request.ts';
import type { Storage } from '#storage/dialect.ts';

/* Every action of staff, done once as a manager would do it; then the trail is read. */

const actionsOfStaff = (Object.entries(officeCalls) as [string, OfficeCall][]).filter(
  ([, call]) => !('permission' in call),
);
const patternOf = ({ method, path }: OfficeCall) =>
  new RegExp(`^${method.toUpperCase()} ${officeBasePath}${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`);

/** Everything else changes what was there, and has both. */
const creations = new Set([
  ...[
    'staff.invite',
    'session.begin',
    'content.create',
    'content.share',
    'media.upload',
    'repair.internal-note',
    'repair.note',
  ],
  ...[
    'repair.intake',
    'repair.message',
    'repair.photo',
    'servicereport.photo',
    'visit.set',
    'repair.register',
    'estimate.send',
  ],
  ...['device.register', 'device.import'],
  ...[
    'checklist.write',
    'centre.register',
    'centre.add-contact',
    'centre.import',
    'price.add',
    'holiday.add',
    'account.add-passkey',
  ],
]);
const deletions = new Set([
  ...['content.discard', 'content.delete', 'content.purge', 'media.delete', 'device.delete', 'centre.delete'],
  ...['content.unshare', 'servicereport.discard', 'visit.cancel', 'centre.remove-contact'],
  ...['holiday.remove', 'staff.end-session', 'account.remove-passkey', 'session.end'],
]);
/** A plan is made, moved and cancelled under one name. */
const isWhole = (action: string, from: string | null, to: string | null): boolean => {
  if (action === 'content.plan') return (from ?? to) !== null;
  return (creations.has(action) || from !== null) && (deletions.has(action) || to !== null);
};

let storage: Storage;
let bank: SimulatedBank;
let person: Person;
let manager: OfficeVisitor;
let payment: ReturnType<typeof makePaymentDeps>;
let staff: ReturnType<typeof makeStaffDeps>;
let app: ReturnType<typeof createOfficeApp>;
const done = new Set<string>();
beforeAll(async () => {
  storage = await openDemoStorage('sqlite');
  bank = await openSimulatedBank();
  payment = makePaymentDeps(storage, bank);
  staff = makeStaffDeps(storage);
  const folder = makeFolder('audit-rows');
  const store = createDiskMediaStore({ folder: join(folder, 'photos') });
  app = createOfficeApp(staff, {
    payment,
    deskPhotos: store,
    mediaRoot: join(folder, 'media'),
    siteOrigin: 'https://azma.example',
  });
  person = await makePerson(staff, ['manager'], 'سارا');
  manager = await enter(person);
});
afterAll(async () => {
  await bank.close();
  await storage.close();
});

const send: OfficeSend = async (request, address) => {
  await storage.db.deleteFrom('limit_take').execute();
  const { pathname } = new URL(request.url);
  const answer = await app.send(request, address);
  if (request.method === 'GET') return answer;
  expect([request.method, pathname, answer.status, answer.ok ? '' : await answer.clone().text()]).toEqual([
    ...[request.method, pathname, expect.any(Number), ''],
  ]);
  for (const [name, call] of actionsOfStaff)
    if (patternOf(call).test(`${request.method} ${pathname}`)) done.add(name);
  return answer;
};
const enter = async ({ id, email, secret }: Person) => {
  const visitor = createOfficeVisitor(send, officeTestOrigin);
  await forgetUsedCodes(storage, id);
  await visitor.signIn(email, goodPassword, () => codeAt(secret));
  return visitor;
};
const post = async (path: string, body?: unknown) => (await manager.post(path, body)).body;
const put = async (path: string, body: unknown) => (await manager.put(path, body)).body;
const remove = async (path: string) => (await manager.remove(path)).body;
const get = async (path: string) => (await manager.call(path)).body;
const later = () => new Date(Date.now() + hourMs).toISOString();
const day = tehranDay(new Date());

let traces = 81_000_000;
const request = async (status: StatusId, repairInPlace = false) => {
  traces += 1;
  const serial = `AR${traces}`;
  await storeDevice(storage.db, {
    serial_number: serial,
    serial_key: serial,
    invoice_number: '',
    product_name: 'سانتریفیوژ',
    centre_id: 0,
    centre_name: 'آزمایشگاه',
    centre_manager: '',
    province: '',
    city: '',
    address: 'تهران',
    owned_since: null,
    mobile: '09121234567',
  });
  const traceNumber = String(traces);
  await storeRequest(storage, { serial, traceNumber, statusId: status, repairInPlace, isDeclared: true });
  return `/repairs/${traceNumber}`;
};

const doContent = async () => {
  const words = { title: 'خبر', description: 'شرح', bodyText: '<p>متن</p>' };
  const { id } = await post('/content/news', { document: words });
  const item = `/content/news/${id}`;
  const rev = async () => (await get(`${item}/draft`)).draftRev;
  const save = async (title: string) =>
    put(`${item}/draft`, { draftRev: await rev(), document: { ...words, title } });
  await post(`${item}/copy`);
  await save('خبر ۲');
  await post(`${item}/ready`, { draftRev: await rev(), isReady: true });
  const share = await post(`${item}/shares`, { draftRev: await rev() });
  await remove(`${item}/shares/${share.id}`);
  await post(`${item}/publish`, { draftRev: await rev() });
  await save('خبر ۳');
  await remove(`${item}/draft?draftRev=${await rev()}`);
  await post(`${item}/editions/1/restore`, { draftRev: await rev() });
  await post(`${item}/hide`, {});
  await post(`${item}/show`, {});
  await post('/content/news/bulk', { action: 'hide', ids: [id] });
  const [plan] = (await post(`${item}/plan`, { action: 'publish', at: later() })).plans;
  await put(`${item}/plan/${plan.id}`, { at: later() });
  await storage.db.updateTable('content_plan').set({ due_at: 1 }).where('id', '=', plan.id).execute();
  await post(`${item}/plan/${plan.id}/retry`);
  await runDuePlans({ storage });
  const [other] = (await post(`${item}/plan`, { action: 'hide', at: later() })).plans;
  await remove(`${item}/plan/${other.id}`);
  await remove(item);
  await post(`/bin/news/${id}/restore`);
  await remove(item);
  await remove(`/bin/news/${id}`);
  const draft = await post('/content/news', { document: words });
  await remove(`/content/news/${draft.id}`);
  await post('/bin/empty');
  const order = await get('/content/faq/order');
  await put('/content/faq/order', {
    rev: order.rev,
    ids: order.items.map((one: { id: number }) => one.id).reverse(),
  });
};

const doMedia = async () => {
  const picture = await sharp({ create: { width: 48, height: 48, channels: 3, background: '#678' } })
    .png()
    .toBuffer();
  const file = (
    await manager.call('/media', {
      method: 'POST',
      file: { bytes: new Uint8Array(picture), type: 'image/png' },
      headers: { 'x-file-name': 'a.png' },
    })
  ).body;
  await put(`/media/${file.id}`, { alt: 'روتور' });
  const part = await post(`/media/${file.id}/crop`, { left: 0, top: 0, width: 32, height: 32 });
  await post(`/media/${file.id}/replace`, { by: part.id });
  await remove(`/media/${file.id}`);
};

const drawPhoto = () =>
  sharp({ create: { width: 60, height: 40, channels: 3, background: '#345' } })
    .jpeg()
    .toBuffer();

const doDesk = async () => {
  const lines = [{ title: 'برد', quantity: 2, unitRial: 1_000_000 }];
  const begun = await request(0);
  const moved = await post(`${begun}/moves`, { to: 1, expectedStatusId: 0 });
  await post(`${begun}/undo`, { logId: moved.undo?.logId ?? moved.log?.at(-1)?.id });
  const traceNumber = (await request(0)).slice('/repairs/'.length);
  await post('/repairs/moves', { items: [{ traceNumber, expectedStatusId: 0 }] });
  await post('/repairs', {
    serialNumber: 'AR-COUNTER-1',
    isHere: true,
    isInPlace: false,
    description: 'دستگاه روشن نمی‌شود و چراغ خطا دارد.',
    device: { productName: 'سانتریفیوژ', mobile: '09121234567' },
  });
  const here = await request(2);
  const [colleague] = (await manager.call('/repairs/people')).body;
  await post('/repairs/assign', {
    staffId: colleague.id,
    items: [{ traceNumber: here.split('/').at(-1), expectedStaffId: null }],
  });
  await post(`${here}/notes`, { text: 'یادداشت' });
  await post(`${here}/notes`, { text: 'یادداشت برای مشتری', isForCustomer: true });
  await put(`${here}/intake`, { condition: 'sound', accessories: [{ name: 'کابل', count: 1 }] });
  await post(`${here}/unlock`, { isCallerChecked: true });
  await post(`${here}/messages`, {});
  await post(`${here}/link`);
  const buyer = { nationalId: '', economicNumber: '', postalCode: '', address: '' };
  await put(`${here}/buyer`, { buyer: { ...buyer, name: 'دکتر نمونه' } });
  await manager.upload(`${here}/photos`, await drawPhoto(), 'image/jpeg');
  await post(`${here}/estimate`, { expectedStatusId: 2, lines });
  await post(`${here}/estimate/answer`, { version: 1, isAccepted: true, reason: 'تلفنی پذیرفت' });
  await post(`${here}/invoice`, { expectedStatusId: 2, lines, discountRial: 1_000 });
  await post(`${here}/moves`, { to: 2, expectedStatusId: 3, reason: 'قیمت درست نبود' });
  const { request: billed } = await post(`${here}/invoice`, { expectedStatusId: 2, lines });
  await post(`${here}/payments`, {
    expectedStatusId: 3,
    method: 'cash',
    amountRial: billed.invoice.payableRial,
  });
  await post(`${await request(2)}/invoice`, { lines, isFree: true, reason: 'در گارانتی' });
  const parcel = { isByHand: false, carrier: 'تیپاکس', number: '2100 4051' };
  const sent = { to: 5, expectedStatusId: 4, parcel };
  await post(`${here}/moves`, sent);
  await post(`${here}/moves`, { to: 4, expectedStatusId: 5, reason: 'هنوز آماده نیست' });

  const parts = await request(2);
  const { request: large } = await post(`${parts}/invoice`, { expectedStatusId: 2, lines });
  const part = { method: 'cash', amountRial: large.invoice.payableRial - 10_000 };
  const { handPayments } = await post(`${parts}/payments`, part);
  await post(`${parts}/payments/${handPayments[0].id}/strike`, { reason: 'اشتباه' });
  await post(`${parts}/payments`, part);
  await post(`${parts}/moves`, { to: 2, expectedStatusId: 3, reason: 'قیمت درست نبود' });
  const refunded = { amountRial: part.amountRial, date: tehranDay(new Date()), reference: '12345678' };
  await post(`${parts}/credit/returned`, refunded);
};

const doBench = async () => {
  const bench = (await request(1)).replace('/repairs', '/bench/repairs');
  const intake = { condition: 'sound', accessories: [] };
  await post(`${bench}/receive`, { intake });
  await put(`${bench}/intake`, { ...intake, condition: 'hit' });
  await post(`${bench}/notes`, { text: 'یادداشت' });
  await manager.upload(`${bench}/photos`, await drawPhoto(), 'image/jpeg');

  const report = `${bench.replace('/bench', '')}/service-report`;
  const { document: empty } = await get(report);
  const reading = { title: 'دما', unit: '°C', least: 36, most: 38, decimals: 0, value: '40' };
  const document = {
    ...empty,
    finding: 'برد سوخته بود.',
    work: 'برد عوض شد.',
    result: 'repaired',
    readings: [reading],
    technicianId: person.id,
    technicianName: person.name,
    day,
  };
  const saved = await put(report, { rev: 0, document });
  await remove(`${report}?rev=${saved.rev}`);
  const { rev } = await put(report, { rev: (await get(report)).rev, document });
  const { photos } = (await manager.upload(`${report}/photos`, await drawPhoto(), 'image/jpeg')).body;
  await put(`${report}/photos/${photos[0].id}`, { isForCustomer: true });
  await post(`${report}/approval`, { rev });
  await post(`${report}/release`, { rev: (await get(report)).rev, overrideReason: 'دمای اتاق بالا بود' });
  const visit = `${await request(1, true)}/visit`;
  const window = {
    staffId: person.id,
    from: later(),
    to: new Date(Date.parse(later()) + 1_000).toISOString(),
  };
  await put(visit, window);
  await remove(visit);
  await put('/checklists', {
    productName: 'سانتریفیوژ',
    rev: 0,
    tasks: [{ title: 'تمیز شد' }],
    readings: [],
  });
};

const doPayments = async () => {
  const inReview = async () => {
    const payable = await seedPayable(storage);
    const { paymentUrl } = await startPayment(payment, { ...payable, clientAddress: '198.51.100.1' });
    await bank.leave(paymentUrl, 'pay');
    await bank.setFaults({ code: -10, only: ['verify'] });
    const authority = authorityOf(paymentUrl);
    await verifyPayment(payment, { authority, clientAddress: '198.51.100.1', waitMs: 5_000 });
    await bank.clearFaults();
    const { id } = await storage.db
      .selectFrom('payment')
      .select('id')
      .where('authority', '=', authority)
      .executeTakeFirstOrThrow();
    return id;
  };
  const asked = await inReview();
  await post(`/payments/${asked}/ask`);
  await post(`/payments/${asked}/returned`, { date: day, reference: '12345' });
  await post(`/payments/${await inReview()}/close`, { note: 'با بانک گفت‌وگو شد' });
};

const doDevices = async () => {
  const device = { productName: 'سانتریفیوژ', mobile: '09121111111' };
  const { rev } = await post('/devices', { ...device, serialNumber: 'ZZ-1' });
  const changed = await put('/devices/ZZ-1', { ...device, mobile: '09122222222', rev, reason: 'خط تازه' });
  await post('/device-labels', { serials: ['ZZ-1'] });
  await post('/devices/ZZ-1/label', {});
  const owner = { ownedSince: '2026-01-05', mobile: '09123333333' };
  await post('/devices/ZZ-1/transfer', { ...owner, rev: changed.rev });
  await remove('/devices/ZZ-1');
  const [one, two, three] = [
    await post('/centres', { name: 'مرکز الف' }),
    await post('/centres', { name: 'مرکز ب' }),
    await post('/centres', { name: 'مرکز پ' }),
  ];
  await put(`/centres/${one.id}`, { name: 'الف ۲', rev: one.rev });
  const contact = { name: 'خانم رابط', mobile: '09351112233', serials: null };
  const { contacts } = await post(`/centres/${two.id}/contacts`, contact);
  await post(`/centres/${two.id}/contacts/${contacts[0].id}/confirm`);
  await remove(`/centres/${two.id}/contacts/${contacts[0].id}`);
  await post(`/centres/${one.id}/merge`, { into: two.id });
  await remove(`/centres/${three.id}`);
  const file = (text: string) => Buffer.from(text);
  await manager.upload(
    '/devices/import',
    file('شماره سریال,نام محصول\r\nZZ-2,سانتریفیوژ'),
    'application/octet-stream',
  );
  await manager.upload(
    '/centres/import',
    file('کد مرکز,نام مرکز\r\n88001,مرکز تازه'),
    'application/octet-stream',
  );
};

const doSettings = async () => {
  const { settings, rev } = await get('/desk-settings');
  await put('/desk-settings', { settings: { ...settings, taxTenths: settings.taxTenths + 1 }, rev });
  const company = await get('/company');
  const seller = { ...company.settings.seller, name: 'شرکت آزما' };
  await put('/company', { settings: { ...company.settings, seller }, rev: company.rev });
  const price = { code: 'Z-1', title: 'برد', kind: 'part', unitRial: 1_000, isUsed: true };
  const added = await post('/price-list', price);
  await put(`/price-list/${added.id}`, { ...price, unitRial: 2_000, rev: added.rev });
  await post('/calendar/holidays', { items: [{ day: '2031-01-01', name: 'تعطیل' }] });
  await post('/calendar/holidays/import', { text: '1410/01/02,تعطیل' });
  await remove('/calendar/holidays/2031-01-01');
  const calendar = await get('/calendar');
  await put('/calendar/targets', {
    targets: { ...calendar.targets, whole: calendar.targets.whole + 1 },
    rev: calendar.rev,
  });
};

const doMessages = async () => {
  const words = { email: 'a@lab.example', fullName: 'رضا', subject: 'پرسش', description: 'متن پرسش' };
  const [id, other] = [
    await insertSuggestion(storage.db, { ...words, hash: 'one' }),
    await insertSuggestion(storage.db, { ...words, hash: 'two' }),
  ];
  await post(`/messages/${id}/assign`, { staffId: person.id, expectedStaffId: null });
  const { state } = await get(`/messages/${id}`);
  await post(`/messages/${id}/state`, {
    state: state === 'closed' ? 'open' : 'closed',
    expectedState: state,
  });
  const replied = await post(`/messages/${id}/replies`, { text: 'پاسخ شما' });
  const reply = replied.replies.at(-1);
  await storage.db.updateTable('outbox').set({ state: 'dead' }).where('kind', 'like', '%reply%').execute();
  await post(`/messages/${id}/replies/${reply.id}/resend`);
  await post('/messages/spam', { ids: [other], isSpam: true });
};

const doStaff = async () => {
  const invited = await post('/staff', { email: 'new@lab.example', name: 'تازه', roles: ['desk'] });
  const id = invited.id ?? invited.staffId;
  await post(`/staff/${id}/invitation`);
  await put(`/staff/${id}`, { name: 'تازه ۲', roles: ['editor'] });
  await post(`/staff/${id}/disable`);
  await post(`/staff/${id}/enable`);
  const colleague = await makePerson(staff, ['desk']);
  const { sessions } = await get(`/staff/${colleague.id}`);
  await remove(`/staff/${colleague.id}/sessions/${sessions[0].id}`);
  await enter(colleague);
  await remove(`/staff/${colleague.id}/sessions`);
  const locked = { second_step_locked_at: Date.now() };
  await storage.db.updateTable('staff').set(locked).where('id', '=', colleague.id).execute();
  await post(`/staff/${colleague.id}/unlock`);
};

const doAccount = async () => {
  const passkey = createSoftPasskey(officeTestOrigin);
  const { challenge } = await post('/account/passkeys/options');
  const added = await post('/account/passkeys', { name: 'گوشی', response: passkey.register(challenge) });
  await put(`/account/passkeys/${added.id}`, { name: 'گوشی ۲' });
  await remove('/account/totp');
  const { setUp, secret } = await post('/account/totp');
  await forgetUsedCodes(storage, person.id);
  await post('/account/totp/code', { setUp, code: await codeAt(secret) });
  await remove(`/account/passkeys/${added.id}`);
  await post('/account/recovery-codes');
  await enter({ ...person, secret });
  const sessions: { id: number; isThis: boolean }[] = await get('/account/sessions');
  await remove(`/account/sessions/${sessions.find(({ isThis }) => !isThis)?.id}`);
  await remove('/account/sessions');
  await (await enter({ ...person, secret })).remove('/session');
  manager = await enter({ ...person, secret });
  await put('/account/password', { newPassword: 'a new and rather long password' });
  return secret;
};

// accepts 750
it('keeps from or to, or both, of every action of staff, and no secret', async () => {
  await doContent();
  await doMedia();
  await doDesk();
  await doBench();
  await doPayments();
  await doDevices();
  await doSettings();
  await doMessages();
  await doStaff();
  const secret = await doAccount();
  expect(actionsOfStaff.map(([name]) => name).filter((name) => !done.has(name))).toEqual([]);
  const rows = await storage.db.selectFrom('audit_event').selectAll().orderBy('id').execute();
  const written = rows.map(({ from_value, to_value }) => `${from_value} ${to_value}`).join(' ');
  for (const word of [goodPassword, 'a new and rather long password', secret, person.secret])
    expect(written).not.toContain(word);
  const incomplete = rows.filter(({ deed, from_value, to_value }) => !isWhole(deed, from_value, to_value));
  expect(incomplete.map(({ deed, from_value, to_value }) => [deed, from_value, to_value])).toEqual([]);
  // The screen's own code is of another project of TypeScript; it is loaded by its address.
  const load = (path: string) => import(new URL(`../../src/web/${path}`, import.meta.url).href);
  const { changeFieldTexts } = await load('texts/office/change-fields.ts');
  const { listChanges } = await load('office/screens/audit/list-changes.rules.ts');
  const read = (value: string | null) => (value === null ? null : JSON.parse(value));
  const unnamed = rows.flatMap(({ deed, from_value, to_value }) =>
    listChanges(read(from_value), read(to_value))
      .flatMap(({ path }: { path: string[] }) => path)
      .filter((field: string) => !(field in changeFieldTexts))
      .map((field: string) => `${deed} ${field}`),
  );
  expect([...new Set(unnamed)], 'fields that the screen would show by their English name').toEqual([]);
  const withdrawal = rows.find(
    ({ deed, to_value }) => deed === 'repair.move' && to_value?.includes('withdrawn'),
  );
  expect(
    [withdrawal?.from_value, withdrawal?.to_value].map((value) => JSON.parse(value ?? '')),
  ).toMatchObject([
    { status: 3, state: 'due', payableRial: 1_999_000 },
    { status: 2, state: 'withdrawn' },
  ]);

  manager = await enter(await makePerson(staff, ['manager']));
  const listed = async (query: string) => (await get(`/audit?size=100&${query}`)).items;
  const drafts = (items: { action: string }[]) =>
    items.filter(({ action }) => ['content.draft', 'servicereport.save'].includes(action)).length;
  expect(drafts(await listed(''))).toBe(0);
  expect(drafts(await listed('drafts=1&subjectKind=news'))).toBe(2);
  expect(drafts(await listed('action=content.draft'))).toBe(2);
  const nameOf = async (action: string) => {
    const [{ subjectTitle, subjectPlace }] = await listed(`action=${action}`);
    return [subjectTitle, subjectPlace];
  };
  expect(await nameOf('content.purge')).toEqual(['خبر', 'gone']);
  expect(await nameOf('repair.intake')).toEqual(['سانتریفیوژ', 'there']);
  expect(await nameOf('price.change')).toEqual(['برد', 'there']);
  expect(await nameOf('staff.disable')).toEqual(['تازه ۲', 'there']);
}, 120_000);
