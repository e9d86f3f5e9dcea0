import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nameAction, nameSubject } from '#contract/office/action-names.ts';
import { type PermittedCall, requireKnownPermissions } from '#contract/office/office-call.ts';
import { type Permission, permissionRoles, type Role } from '#contract/office/permissions.ts';
import { officeErrorTexts, staffRefusalTexts } from '#contract/office/refusals.ts';
import type { StaffDeps } from '#features/staff/index.ts';
import { createOfficeApp, officeTestOrigin } from '#kit/office-app.ts';
import { createOfficeVisitor, fillPathWithSamples, type OfficeVisitor } from '#kit/office-visitor.ts';
import { engines, openTestStorage } from '#kit/open-test-storage.ts';
import {
  codeAt,
  forgetUsedCodes,
  goodPassword,
  letTimePass,
  makePerson,
  makeStaffDeps,
  type Person,
} from '#kit/staff-kit.ts';
import type { Storage } from '#storage/dialect.ts';
import { permittedCalls } from './permitted-calls.ts';

const table = Object.entries(permittedCalls) as [string, PermittedCall][];

describe.each(engines)('the office API on %s', (engine) => {
  let storage: Storage;
  let staff: StaffDeps;
  let app: ReturnType<typeof createOfficeApp>;
  beforeAll(async () => {
    storage = await openTestStorage(engine);
    staff = makeStaffDeps(storage);
    app = createOfficeApp(staff);
  });
  afterAll(() => storage.close());
  beforeEach(async () => {
    await storage.db.deleteFrom('limit_take').execute();
  });

  const visit = () => createOfficeVisitor(app.send, officeTestOrigin);
  const signIn = async (visitor: OfficeVisitor, person: Person) => {
    await forgetUsedCodes(storage, person.id);
    return visitor.signIn(person.email, goodPassword, () => codeAt(person.secret));
  };
  const enter = async (...roles: Role[]) => {
    const person = await makePerson(staff, roles);
    const visitor = visit();
    expect((await signIn(visitor, person)).status).toBe(200);
    return { person, visitor };
  };
  const ask = (visitor: OfficeVisitor, call: PermittedCall) =>
    visitor.call(fillPathWithSamples(call), {
      method: call.method.toUpperCase(),
      ...(call.body ? { body: {} } : {}),
    });

  // accepts 421
  it('answers 401 to nobody, whatever is asked, in its own words', async () => {
    const visitor = visit();
    await visitor.open();
    for (const [name, call] of table) {
      if (call.permission === 'anyone') continue;
      const { status, body, headers } = await ask(visitor, call);
      expect([name, status, body.code, body.message]).toEqual([
        name,
        401,
        'unauthorised',
        'برای ادامه، دوباره وارد شوید.',
      ]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('x-robots-tag')).toBe('noindex');
    }
  });

  // accepts 423
  it('gives half a session after the password, which opens nothing else', async () => {
    const person = await makePerson(staff, ['manager']);
    const visitor = visit();
    await visitor.open();
    const first = await visitor.post('/session', { email: person.email, password: goodPassword });
    expect(first).toMatchObject({ status: 200, body: { step: 'second', methods: ['totp', 'recovery'] } });
    expect([...visitor.jar.keys()].sort()).toEqual(['XSRF-TOKEN', 'pre']);
    const cookie = first.cookies.find((line) => line.startsWith('pre='));
    expect(cookie).toMatch(/; Max-Age=600; Path=\/; HttpOnly; SameSite=Strict$/);
    for (const [name, call] of table) {
      if (call.permission === 'anyone' || call.permission === 'half') continue;
      expect([name, (await ask(visitor, call)).status]).toEqual([name, 401]);
    }
  });

  // accepts 439
  it('gives a whole session after the second step, in a cookie no script and no other site can use', async () => {
    const person = await makePerson(staff, ['desk', 'editor']);
    const visitor = visit();
    const { status, body, cookies } = await signIn(visitor, person);
    expect(status).toBe(200);
    expect(body).toMatchObject({ person: { name: person.name }, roles: ['desk', 'editor'] });
    expect(body.permissions).toContain('content.write');
    expect(cookies.find((line) => line.startsWith('staff='))).toMatch(
      /^staff=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect(visitor.jar.has('pre')).toBe(false);
    expect((await visitor.call('/session')).body).toMatchObject({ person: { email: person.email } });
    const { cookies: left } = await visitor.remove('/session');
    expect(left.join()).toContain('staff=;');
    expect((await visitor.call('/session')).status).toBe(401);
  });

  it('names its cookies as browsers guard them where there is https', async () => {
    const safe = createOfficeApp(staff, { origin: 'https://office.example' });
    const person = await makePerson(staff, ['desk']);
    await forgetUsedCodes(storage, person.id);
    const visitor = createOfficeVisitor(safe.send, 'https://office.example');
    const { cookies } = await visitor.signIn(person.email, goodPassword, () => codeAt(person.secret));
    expect(cookies.find((line) => line.startsWith('__Host-staff='))).toMatch(
      /; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  // accepts 424, 425
  it('words wrong passwords and waiting as agreed', async () => {
    const visitor = visit();
    await visitor.open();
    const give = () => visitor.post('/session', { email: 'nobody@lab.example', password: 'wrong' });
    for (let n = 0; n < 5; n += 1) {
      expect(await give()).toMatchObject({ status: 401, body: { message: staffRefusalTexts.wrongPassword } });
    }
    const { status, body, headers } = await give();
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too_many', '60']);
    expect(body.message).toBe('تعداد تلاش‌ها زیاد بود. ۱ دقیقهٔ دیگر دوباره تلاش کنید.');
  });

  // accepts 445
  it('refuses a change without the session’s token or from a foreign origin, and changes nothing', async () => {
    const { visitor, person } = await enter('manager');
    const other = await enter('manager');
    const stolen = other.visitor.jar.get('XSRF-TOKEN') ?? '';
    const rename = { method: 'PUT', body: { name: 'نام تازه', roles: ['manager'] } };
    const forgeries = [
      { ...rename, isBare: true },
      { ...rename, isBare: true, headers: { 'x-xsrf-token': stolen } },
      { ...rename, headers: { origin: 'https://evil.example' } },
      { ...rename, headers: { 'sec-fetch-site': 'cross-site' } },
    ];
    for (const forgery of forgeries) {
      const { status, body } = await visitor.call(`/staff/${person.id}`, forgery);
      expect([status, body.code]).toEqual([403, 'forbidden']);
    }
    visitor.jar.set('XSRF-TOKEN', stolen);
    expect((await visitor.call(`/staff/${person.id}`, rename)).status).toBe(403);
    const row = await storage.db
      .selectFrom('staff')
      .select('name')
      .where('id', '=', person.id)
      .executeTakeFirstOrThrow();
    expect(row.name).toBe(person.name);
  });

  // accepts 446, 448, 789
  it.each([['desk'], ['technician'], ['writer'], ['editor'], ['manager']] as const)(
    'lets a %s make exactly the calls of the table and refuses the others with 403',
    async (role) => {
      const { visitor } = await enter(role);
      for (const [name, call] of table) {
        const { permission } = call;
        if (permission === 'anyone' || permission === 'half') continue;
        if (['signOut', 'signOutEverywhere', 'changeOwnPassword'].includes(name)) continue;
        const mayDo = (permissionRoles[permission as Permission] as readonly Role[]).includes(role);
        const { status, body } = await ask(visitor, call);
        if (mayDo)
          expect([name, status === 401 || status === 403, status < 500]).toEqual([name, false, true]);
        else {
          expect([name, status, body.code, body.message]).toEqual([
            name,
            403,
            'forbidden',
            'اجازهٔ این کار را ندارید. اگر لازم است، از مدیر بخواهید.',
          ]);
        }
      }
    },
  );

  // accepts 454
  it('tells the trail of what it refused to whom', async () => {
    const { visitor, person } = await enter('editor');
    await visitor.call('/staff');
    const rows = await storage.db
      .selectFrom('audit_event')
      .select(['deed as action', 'thing_kind', 'thing_id'])
      .where('staff_id', '=', person.id)
      .where('deed', '=', 'call.refuse')
      .execute();
    expect(rows).toEqual([{ action: 'call.refuse', thing_kind: 'call', thing_id: 'listStaff' }]);
  });

  // accepts 442
  it('asks for a fresh proof before changes to accounts and factors, then goes on', async () => {
    const { visitor, person } = await enter('manager');
    await letTimePass(storage, 601);
    const dangerous = table.filter(([, call]) => call.needsProof);
    expect(dangerous.length).toBeGreaterThan(12);
    for (const [name, call] of dangerous) {
      const { status, body } = await ask(visitor, call);
      expect([name, status, body.code]).toEqual([name, 403, 'reauth_required']);
    }
    await forgetUsedCodes(storage, person.id);
    const code = await codeAt(person.secret);
    expect((await visitor.post('/session/proof', { password: goodPassword, code })).status).toBe(200);
    expect((await visitor.post('/account/recovery-codes')).body.codes).toHaveLength(10);
  });

  it('closes to someone whose role was taken away while working, at the next call', async () => {
    const manager = await enter('manager');
    const desk = await enter('desk');
    const { id, name } = desk.person;
    expect((await desk.visitor.call('/session')).status).toBe(200);
    expect((await manager.visitor.put(`/staff/${id}`, { name, roles: ['editor'] })).status).toBe(200);
    expect((await desk.visitor.call('/session')).status).toBe(401);
  });

  // accepts 437, 436, 432, 435
  it('takes someone from invitation to the first session', async () => {
    const { visitor } = await enter('manager');
    const email = `fresh-${Math.random().toString(36).slice(2)}@lab.example`;
    const invited = await visitor.post('/staff', { email, name: 'سارا کریمی', roles: ['desk'] });
    expect(invited).toMatchObject({ status: 200, body: { isMailed: false } });
    expect(await visitor.post('/staff', { email, name: 'سارا کریمی', roles: ['desk'] })).toMatchObject({
      status: 409,
      body: {
        code: 'conflict',
        message: staffRefusalTexts.emailTaken,
        fields: { email: staffRefusalTexts.emailTaken },
      },
    });
    const token = String(invited.body.link).split('#')[1];
    const sara = visit();
    await sara.open();
    expect((await sara.post('/invitation', { token })).body).toMatchObject({ name: 'سارا کریمی' });
    expect(await sara.post('/invitation/accept', { token, password: 'short' })).toMatchObject({
      status: 400,
      body: { fields: { password: staffRefusalTexts.passwordLength } },
    });
    expect((await sara.post('/invitation/accept', { token, password: goodPassword })).body.step).toBe(
      'setup',
    );
    expect((await sara.call('/session')).status).toBe(401);
    const { body: setUp } = await sara.post('/session/setup');
    expect(setUp.uri).toContain('otpauth://totp/');
    expect(setUp.qr.path).toMatch(/^M\d+ \d+h\d+v1h-\d+z/);
    expect((await sara.post('/session/setup/code', { code: '000000' })).status).toBe(401);
    const { status, body } = await sara.post('/session/setup/code', { code: await codeAt(setUp.secret) });
    expect([status, body.recoveryCodes.length]).toEqual([200, 10]);
    expect((await sara.call('/account')).body).toMatchObject({ hasTotp: true, recoveryCodesLeft: 10 });
    expect(await sara.post('/invitation', { token })).toMatchObject({
      status: 404,
      body: { message: staffRefusalTexts.invitationVoid },
    });
  });

  // accepts 467
  it('does an action once for one Idempotency-Key and refuses the key for another input', async () => {
    const { visitor } = await enter('manager');
    const key = { 'idempotency-key': crypto.randomUUID() };
    const email = `once-${Math.random().toString(36).slice(2)}@lab.example`;
    const body = { email, name: 'یک بار', roles: ['desk'] };
    const [one, two] = await Promise.all([
      visitor.post('/staff', body, key),
      visitor.post('/staff', body, key),
    ]);
    expect(one?.status).toBe(200);
    expect(two?.body).toEqual(one?.body);
    expect((await visitor.post('/staff', { ...body, name: 'دو بار' }, key)).status).toBe(409);
    const rows = await storage.db
      .selectFrom('audit_event')
      .select('id')
      .where('deed', '=', 'staff.invite')
      .where('thing_id', '=', String(one?.body.staffId))
      .execute();
    expect(rows).toHaveLength(1);
  });

  // accepts 454
  it('keeps nothing of a new password by which it could be guessed', async () => {
    const { visitor, person } = await enter('desk');
    const newPassword = 'another fine phrase';
    const headers = { 'idempotency-key': 'new-password' };
    const changed = await visitor.call('/account/password', {
      method: 'PUT',
      body: { newPassword },
      headers,
    });
    expect(changed.status).toBe(200);
    const action = await storage.db
      .selectFrom('staff_deed')
      .selectAll()
      .where('staff_id', '=', person.id)
      .executeTakeFirstOrThrow();
    const plain = createHash('sha256').update(JSON.stringify({ newPassword }));
    expect(action.input_hash).not.toBe(plain.digest('base64url'));
    expect(JSON.stringify(action)).not.toContain(newPassword);
  });

  // accepts 455
  it('lists the trail by person, action, item and days, and hands it out as files', async () => {
    const { visitor, person } = await enter('manager');
    const mine = await visitor.call(`/audit?staffId=${person.id}&action=session.begin`);
    expect(mine.body.total).toBe(2);
    expect(mine.body.items[0]).toMatchObject({ staffName: person.name, subjectKind: 'session' });
    const today = new Date().toLocaleDateString('en-CA', { timeZone: 'Asia/Tehran' });
    expect((await visitor.call(`/audit?from=${today}&to=${today}`)).body.total).toBeGreaterThan(0);
    expect((await visitor.call('/audit?from=2020-01-01&to=2020-12-29')).body).toEqual({
      total: 0,
      items: [],
    });
    expect((await visitor.call('/audit?from=2026-13-01')).status).toBe(400);
    const choices = (await visitor.call('/audit/filters')).body;
    expect(choices.people).toContainEqual({ id: person.id, name: person.name });
    const csv = await visitor.call(`/audit/export?format=csv&staffId=${person.id}`);
    expect(csv.headers.get('content-disposition')).toContain('attachment');
    expect(csv.text).toContain(`${nameAction('session.begin')},${nameSubject('session')}`);
    expect(csv.text).not.toContain('session.begin');
    const xlsx = await visitor.call(`/audit/export?format=xlsx&staffId=${person.id}`);
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
    expect((await visitor.call(`/audit?staffId=${person.id}&action=audit.export`)).body.total).toBe(2);
  });

  it('hands its OpenAPI document to whoever is signed in, with every call and its permission', async () => {
    const { visitor } = await enter('editor');
    const { status, body } = await visitor.call('/openapi.json');
    expect([status, body.openapi]).toEqual([200, '3.1.0']);
    const operations = Object.values(body.paths).flatMap((path) => Object.values(path as object));
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(
      table.map(([name]) => name).sort(),
    );
    expect(body.paths['/staff'].post.description).toContain('`staff.write`');
    expect(body.paths['/staff'].post.security).toEqual([{ antiForgery: [], session: [] }]);
  });

  it('words what is wrong beside each field in Persian', async () => {
    const { visitor } = await enter('manager');
    const { status, body } = await visitor.post('/staff', { email: 'nonsense', name: '', roles: ['boss'] });
    expect(status).toBe(400);
    expect(body).toMatchObject({
      code: 'invalid_input',
      message: officeErrorTexts.invalid_input,
      fields: { email: 'ایمیل درست نیست.', 'roles.0': 'این مقدار درست نیست.' },
    });
    expect(body.requestId).toMatch(/^[\w-]{36}$/);
  });

  it('takes JSON of up to 1 MiB and no more, and nothing but JSON', async () => {
    const { visitor } = await enter('manager');
    const huge = { email: 'x@lab.example', name: 'x'.repeat(1_100_000), roles: ['desk'] };
    expect((await visitor.post('/staff', huge)).status).toBe(413);
    const large = { ...huge, name: 'x'.repeat(900_000) };
    expect((await visitor.post('/staff', large)).status).toBe(400);
    const form = { method: 'POST', headers: { 'content-type': 'text/plain' } };
    expect((await visitor.call('/staff', form)).status).toBe(415);
  });

  it('writes no password, code or token into its log', async () => {
    const { person, visitor } = await enter('desk');
    const { halfToken } = { halfToken: visitor.jar.get('staff') ?? '' };
    const everything = app.lines.join('\n');
    for (const secret of [goodPassword, person.secret, person.sessionToken, halfToken]) {
      expect(everything).not.toContain(secret);
    }
    expect(everything).toContain('/office-api/session');
  });
});

describe('the table of the office’s calls', () => {
  const call = permittedCalls.listStaff;

  // accepts 447
  it('stops the start when a call names no permission, or one that is not in the table', () => {
    expect(() => requireKnownPermissions(permittedCalls)).not.toThrow();
    const { permission: _, ...bare } = call;
    expect(() => requireKnownPermissions({ bare })).toThrow('the office call bare names no permission');
    expect(() => requireKnownPermissions({ odd: { ...call, permission: 'staff.fire' } })).toThrow(
      'the office call odd names "staff.fire", which is not in the table of permissions',
    );
    expect(() => requireKnownPermissions({ open: { ...call, permission: 'anyone' } })).toThrow('open');
  });

  it('lets anyone in at antiforgery, sign-in and invitation only', () => {
    const open = table.filter(([, { permission }]) => permission === 'anyone').map(([name]) => name);
    expect(open.sort()).toEqual(['acceptInvitation', 'getAntiForgery', 'readInvitation', 'signIn']);
  });
});
