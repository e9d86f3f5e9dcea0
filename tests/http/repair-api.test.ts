import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AuthData, Centre, CurrentSession, RepairRequest, RepairView } from '#contract/repair/entities.ts';
import { LabDevices } from '#contract/repair/lab-entities.ts';
import { faultText } from '#kit/repair-kit.ts';
import { createRepairVisitor, type RepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
let visitor: RepairVisitor;
beforeAll(async () => {
  server = await startServer(visitorSettings);
});
afterAll(() => server.stop());
beforeEach(() => {
  visitor = createRepairVisitor(server);
});

describe('the way from the serial number to a request', () => {
  // accepts 182, 293, 294, 332, 368, 369, 370, 279, 280, 282, 283
  it('answers each call in its envelope and its shape', async () => {
    await visitor.open();
    const asked = await visitor.ask(' az–۱۰۰۰ ');
    expect(asked).toMatchObject({ http: 200, status: 0 });
    expect(asked.message).not.toBe('');
    expect(AuthData.strict().parse(asked.data)).toMatchObject({
      mobile: '0912*****00',
      senderAddress: '',
      status: 0,
      resendAfterSeconds: 120,
    });
    expect(asked.data.receiverAddress).toContain('تهران');
    expect(asked.cookies.join()).toMatch(/(^|,)rc=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/);

    const waiting = await visitor.repair('Session/Current');
    expect(CurrentSession.parse(waiting.data)).toMatchObject({
      view: null,
      challenge: { serialNumber: 'az–۱۰۰۰', mobile: '0912*****00' },
    });

    const [message] = await visitor.readMessages('09120001000');
    expect(message?.text).toMatch(/\n@localhost #\d{6}$/);
    const code = await visitor.readCode('09120001000');
    const spelt = [...code].map((digit) => '۰۱۲۳۴۵۶۷۸۹'[Number(digit)]).join('');
    const verified = await visitor.verify(`${spelt.slice(0, 3)}-${spelt.slice(3)}`, 'AZ1000');
    expect(verified).toMatchObject({ http: 200, status: 0 });
    expect(Object.keys(verified.data.soldProducts[0]).sort()).toEqual(
      [
        ...['fMalekiatDate', 'fMarkazID', 'fNameMahsool', 'fNameMarkaz', 'fNameModirMarkaz'],
        ...['fOstanName', 'fSerialNumber', 'fShahrName', 'fShomareFactor', 'warranty'],
      ].sort(),
    );
    expect(RepairView.parse(verified.data).repairRequests).toBeUndefined();
    const session = verified.cookies.find((line) => line.startsWith('repair='));
    expect(session).toMatch(/^repair=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(verified.cookies.join()).toMatch(/(^|,)rc=; .*Max-Age=0/);

    const saved = await visitor.save('az-1000', faultText);
    expect(saved).toMatchObject({ http: 200, status: 0 });
    const request = RepairRequest.strict().parse(saved.data);
    expect(request).toMatchObject({ statusId: 1, issueDescription: faultText, statusLogDescription: null });
    expect(request.timeline.map(({ statusId }) => statusId)).toEqual([0, 1]);
    expect((await visitor.awaitMessages('09120001000', 2))[0]?.text).toContain(request.fCode);

    const reloaded = await visitor.repair('Session/Current');
    expect(reloaded.data.view.repairRequests).toMatchObject([{ id: request.id, fCode: request.fCode }]);
    expect((await visitor.save('az-1000', faultText)).data.id).toBe(request.id);

    const edited = await visitor.save('az-1000', `${faultText} دوباره هم شد.`);
    expect(edited.data).toMatchObject({ id: request.id, issueDescription: `${faultText} دوباره هم شد.` });
    expect(edited.message).not.toBe(saved.message);

    const address = 'تهران، خیابان تازه، پلاک ۱۲، واحد ۳';
    const moved = await visitor.post('RepairRequestHandler/Save', {
      serialNumber: 'AZ-1000',
      description: '',
      address,
    });
    expect(moved.data.senderAddress).toBe(address);

    const cancelled = await visitor.post('RepairRequestHandler/Cancel', {
      fCode: request.fCode,
      reason: 'درست شد',
    });
    expect(cancelled.data).toMatchObject({ statusId: 100, statusLogDescription: 'درست شد' });
    expect((await visitor.awaitMessages('09120001000', 3))[0]?.text).toContain('لغو شده');
    expect(await visitor.readMessages('09120001000')).toHaveLength(3);

    const out = await visitor.post('Session/SignOut');
    expect(out).toMatchObject({ http: 200, status: 0, data: null });
    expect(out.headers.get('clear-site-data')).toContain('"storage"');
    expect((await visitor.repair('Session/Current')).data).toEqual({ view: null, challenge: null });
  });

  it('keeps every answer out of caches', async () => {
    await visitor.open();
    for (const answer of [
      await visitor.ask('AZ-9999'),
      await visitor.repair('Session/Current'),
      await visitor.repair('nothing'),
    ]) {
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    }
  });

  it.each([
    ['AZ-1010', '09120001010', 0],
    ['AZ-1011', '09120001011', 1],
    ['AZ-1012', '09120001012', 2],
    ['AZ-1013', '09120001013', 3],
    ['AZ-1014', '09120001014', 4],
    ['AZ-1015', '09120001015', 5],
    ['AZ-1016', '09120001016', 6],
    ['AZ-1017', '09120001017', 7],
    ['AZ-1100', '09120001100', 100],
    ['AZ-1101', '09120001101', 100],
  ])('shows the demo device %s with its request', async (serial, mobile, statusId) => {
    const { data } = await visitor.signIn(serial, mobile);
    const [request] = RepairView.parse(data).repairRequests ?? [];
    expect(request?.statusId).toBe(statusId);
    expect(data.senderAddress).not.toBe('');
    expect(data.mayRegister).toBe(statusId >= 6);
    const isInvoiced = statusId >= 3 && serial !== 'AZ-1101';
    expect(request?.fJameKolleFactorBaTakhfif === null).toBe(!isInvoiced);
    expect(request?.invoice === null).toBe(!isInvoiced);
    if (serial === 'AZ-1100') expect(request?.statusLogDescription).toContain('هزینه');
    if (serial === 'AZ-1101') expect(request?.statusLogDescription).toBeNull();
    const times = request?.timeline.map(({ at }) => Date.parse(at)) ?? [];
    expect([...times].sort((a, b) => a - b)).toEqual(times);
    expect(times.every((at) => at <= Date.now())).toBe(true);
  });

  it('finds a request by its trace number, with the serial left empty', async () => {
    await visitor.open();
    const asked = await visitor.repair('Product/AuthMobile?serialNumber=&traceNumber=۱۴۰۵-۱۰۰۱');
    expect(asked).toMatchObject({ http: 200, status: 1 });
    const fresh = createRepairVisitor(server);
    await fresh.signIn('AZ-1001', '09120001001');
    const { data } = await fresh.save('AZ-1001', faultText);
    const found = await visitor.repair(`Product/AuthMobile?serialNumber=&traceNumber=${data.fCode}`);
    // The phone of that device has had a code within the last minute.
    expect(found).toMatchObject({ http: 429, data: { code: 'too_many' } });
    expect(Number(found.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(found.message).toMatch(/[۰-۹]+ (ثانیهٔ|دقیقهٔ) دیگر/);
  });

  // accepts 376
  it('searches centres', async () => {
    await visitor.open();
    const { data, status } = await visitor.repair(
      `Marakez/LoadList?phrase=${encodeURIComponent('آزمايشگاه')}`,
    );
    expect(status).toBe(0);
    expect(data).toHaveLength(10);
    for (const one of data) Centre.strict().parse(one);
    expect(await visitor.repair('Marakez/LoadList?phrase=%25%25%25')).toMatchObject({ http: 400, status: 2 });
    for (let n = 0; n < 29; n += 1)
      await visitor.repair(`Marakez/LoadList?phrase=${encodeURIComponent('آزمايشگاه')}`);
    expect(await visitor.repair(`Marakez/LoadList?phrase=${encodeURIComponent('تهران')}`)).toMatchObject({
      http: 429,
    });
  });
});

describe('what is refused', () => {
  it('answers an unknown serial, and one without a mobile, with the HTTP status and shape of a known one', async () => {
    await visitor.open();
    const unknown = await visitor.ask('AZ-9999');
    expect(unknown).toMatchObject({
      http: 200,
      status: 1,
      data: { status: 2, mobile: '', code: 'not_found' },
    });
    expect(unknown.message).toContain('پیدا نشد');
    const silent = await visitor.ask('AZ-1200');
    expect(silent).toMatchObject({ http: 200, status: 5, data: { status: 2, mobile: '' } });
    expect(silent.message).toContain('پشتیبانی');
    expect(unknown.cookies).toEqual([]);
  });

  it.each([
    ['GET', 'nothing', 404],
    ['GET', '', 404],
    ['GET', 'product/authmobile?serialNumber=AZ-1000', 404],
    ['POST', 'Product/AuthMobile?serialNumber=AZ-1000', 405],
    ['GET', 'Product/VerifyCode?code=123456&serialNumber=AZ-1000', 405],
    ['GET', 'RepairRequestHandler/Save', 405],
    ['HEAD', 'Session/Current', 405],
  ])('%s %s is %i in the envelope', async (method, path, http) => {
    await visitor.open();
    if (method === 'HEAD') {
      const response = await fetch(`${server.url}/repair-api/${path}`, { method });
      expect(response.status).toBe(http);
      return;
    }
    const answer = await visitor.repair(path, { method });
    expect(answer.http).toBe(http);
    expect(answer.status).not.toBe(0);
    expect(answer.message).toMatch(/[\u0600-\u06FF]/);
    if (http === 405) expect(answer.headers.get('allow')).toMatch(/^(GET|POST)$/);
  });

  it('a method, a body or an address line that no call takes', async () => {
    await visitor.open();
    const put = await visitor.repair('RepairRequestHandler/Save', { method: 'PUT', body: {} });
    expect(put).toMatchObject({ http: 405, status: 12 });
    const long = await visitor.repair(`Marakez/LoadList?phrase=${'x'.repeat(2_100)}`);
    expect(long).toMatchObject({ http: 414, status: 10 });
  });

  const json = { 'content-type': 'application/json' };
  it.each([
    ['malformed JSON', { raw: '{"SerialNumber":', headers: json }, 400],
    ['an empty body', { raw: '', headers: json }, 400],
    ['a list', { raw: '[]', headers: json }, 400],
    ['text', { raw: 'SerialNumber=AZ-1000', headers: { 'content-type': 'text/plain' } }, 415],
    ['a form', { raw: 'a=b', headers: { 'content-type': 'application/x-www-form-urlencoded' } }, 415],
    ['no type', { raw: new Uint8Array([123, 125]) }, 415],
    ['a packed body', { raw: '{}', headers: { ...json, 'content-encoding': 'gzip' } }, 415],
    ['a huge body', { raw: JSON.stringify({ x: 'y'.repeat(40_000) }), headers: json }, 413],
    ['a deep body', { raw: '['.repeat(50) + ']'.repeat(50), headers: json }, 400],
    ['a NUL', { raw: '{"SerialNumber":"a\\u0000"}', headers: json }, 400],
    ['half a character', { raw: '{"SerialNumber":"\\ud800"}', headers: json }, 400],
    ['bytes that are no UTF-8', { raw: new Uint8Array([123, 34, 255, 34, 125]), headers: json }, 400],
  ])('%s', async (_, options, http) => {
    await visitor.open();
    const answer = await visitor.repair('RepairRequestHandler/Save', { method: 'POST', ...options });
    expect(answer.http).toBe(http);
    expect(answer.status).not.toBe(0);
    expect(answer.data.requestId).toMatch(/^[0-9a-f-]{36}$/);
  });

  const whole = { SerialNumber: 'AZ-1000', Description: faultText, MarkazId: 0, repairInPlace: false };
  it.each([
    ['an unknown key', { ...whole, statusId: 7 }],
    ['an amount', { ...whole, amount: 1 }],
    ['a key in both cases', { ...whole, serialNumber: 'AZ-1000' }],
    ['a prototype', JSON.parse('{"SerialNumber":"AZ-1000","constructor":{"x":1}}')],
    ['a number for words', { ...whole, Description: 5 }],
    ['a centre that is no number', { ...whole, MarkazId: -1 }],
    ['a flag that is no flag', { ...whole, repairInPlace: 'yes' }],
    ['nothing', {}],
  ])('a Save with %s', async (_, body) => {
    await visitor.open();
    const answer = await visitor.post('RepairRequestHandler/Save', body);
    expect(answer).toMatchObject({ http: 400, status: 2, data: { code: 'invalid_input' } });
  });

  // accepts 324, 325, 326
  it('a description that is empty, under 20 characters or malformed, with the words of the alert', async () => {
    await visitor.open();
    for (const description of ['', ' '.repeat(30), 'کوتاه است', `ab\u0007${faultText}`]) {
      const answer = await visitor.save('AZ-1000', description);
      expect(answer).toMatchObject({
        http: 400,
        message: 'لطفاً شرح خرابی دستگاه را حداقل در ۲۰ نویسه وارد کنید',
      });
    }
  });

  // accepts 323
  it('a code that is not six digits, with the words of the alert', async () => {
    await visitor.open();
    for (const code of ['', '12345', '1234567', 'abcdef', '12 345']) {
      const answer = await visitor.verify(code, 'AZ-1000');
      expect(answer).toMatchObject({ http: 400, message: 'لطفاً کد ۶ رقمی را به‌درستی وارد کنید' });
    }
  });

  // accepts 320
  it('a search for nothing', async () => {
    await visitor.open();
    expect(await visitor.ask('  ')).toMatchObject({
      http: 400,
      message: 'لطفاً شماره سریال دستگاه و مرکز را وارد کنید',
    });
    expect(await visitor.repair('Product/AuthMobile')).toMatchObject({ http: 400 });
  });

  // accepts 333
  it('every call about a device without its session', async () => {
    await visitor.open();
    const calls: [string, object][] = [
      ['RepairRequestHandler/Save', whole],
      [
        'RepairRequestHandler/Save',
        { serialNumber: 'AZ-1013', description: '', address: 'تهران، خیابان یک، پلاک دو' },
      ],
      ['RepairRequestHandler/SavePolling', { requestId: 1, pollingDescription: '', fCode: '14051015' }],
      ['RepairRequestHandler/AddNote', { fCode: '14051012', note: 'سلام' }],
      ['RepairRequestHandler/Cancel', { fCode: '14051011' }],
    ];
    for (const [path, body] of calls) {
      const answer = await visitor.post(path, body);
      expect([path, answer.http, answer.data.code]).toEqual([path, 401, 'unauthorised']);
    }
    expect(await visitor.repair('Payment/Pay?codeVorrodDastgah=14051013')).toMatchObject({ http: 401 });
    visitor.jar.set('repair', 'A'.repeat(43));
    await visitor.open();
    expect(await visitor.post('RepairRequestHandler/Save', whole)).toMatchObject({ http: 401 });
  });
});

describe('all devices of a mobile', () => {
  // accepts 805, 806, 807, 809
  it('open by one code, one after the other, and end together', async () => {
    await visitor.open();
    const unknown = await createAndAsk('09359998877');
    const asked = await visitor.post('Lab/AuthMobile', { mobile: '+98 (912) ۰۰۰-۱۰۳۰' });
    expect(asked).toMatchObject({ http: 200, status: 0, message: unknown.message });
    expect(Object.keys(asked.data)).toEqual(Object.keys(unknown.data));
    expect(asked.data).toMatchObject({ mobile: '0912*****30', resendAfterSeconds: 120, triesLeft: 5 });
    expect(await visitor.readMessages('09359998877')).toEqual([]);
    expect(await visitor.repair('Lab/Devices')).toMatchObject({ http: 401, status: 3 });

    const code = await visitor.readCode('09120001030');
    const verified = await visitor.post('Lab/VerifyCode', { mobile: '09120001030', code });
    expect(verified).toMatchObject({ http: 200, status: 0, data: { mobile: '0912*****30' } });
    expect(verified.cookies.join()).toMatch(/(^|,)lab=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax(,|$)/);
    const listed = LabDevices.strict().parse((await visitor.repair('Lab/Devices')).data);
    expect(listed).toMatchObject({ total: 11, counts: { all: 11, repair: 0, centres: 1 } });
    const [one, two] = listed.items;

    const form = (description: string) => ({
      key: 'one-form-of-two',
      items: [one, two].map((device) => ({ soldProductId: device?.soldProductId, description })),
    });
    expect((await visitor.post('Lab/SaveMany', form('کوتاه'))).status).toBe(2);
    const many = await visitor.post('Lab/SaveMany', form(faultText));
    expect(many.data.results).toMatchObject([{ status: 0 }, { status: 0 }]);
    expect((await visitor.post('Lab/SaveMany', form(faultText))).data).toEqual(many.data);
    const { data: busy } = await visitor.repair('Lab/Devices?filter=repair');
    expect(busy).toMatchObject({ total: 2, items: [{ request: { statusId: 1, todo: 'send' } }, {}] });

    for (const device of [one, two]) {
      const opened = await visitor.post('Lab/Open', { soldProductId: device?.soldProductId });
      expect(opened.data.soldProducts[0].fSerialNumber).toBe(device?.serialNumber);
    }
    // Both go on with the one cookie of the browser.
    for (const device of [one, two])
      expect(await visitor.save(device?.serialNumber ?? '', `${faultText} هر روز.`)).toMatchObject({
        status: 0,
      });
    const file = await fetch(`${server.url}/repair-api/Lab/Export`, {
      headers: { cookie: `lab=${visitor.jar.get('lab')}` },
    });
    expect(file.headers.get('content-disposition')).toContain('.xlsx');

    expect(await visitor.post('Lab/SignOut')).toMatchObject({ status: 0 });
    expect(await visitor.repair('Lab/Devices')).toMatchObject({ http: 401 });
    expect((await visitor.repair('Session/Current')).data.view).toBeNull();
  });
});

const createAndAsk = async (mobile: string) => {
  const stranger = createRepairVisitor(server);
  await stranger.open();
  return stranger.post('Lab/AuthMobile', { mobile });
};
