import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { clearLimits, importDevices, type TestDevice } from '#kit/import-devices.ts';
import { faultText } from '#kit/repair-kit.ts';
import { createRepairVisitor, type RepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

let server: TestServer;
let devices: TestDevice[];
let visitor: RepairVisitor;
beforeAll(async () => {
  server = await startServer(visitorSettings);
  devices = await importDevices(server, 60);
});
afterAll(() => server.stop());
beforeEach(async () => {
  // Tests ask for more codes than people do in a minute; what is counted for everyone has tests of its own.
  await clearLimits(server);
  visitor = createRepairVisitor(server);
  await visitor.open();
  await fetch(`${server.simulatorsUrl}/sms/faults`, { method: 'DELETE' });
});

const nextDevice = (): TestDevice => {
  const device = devices.shift();
  if (!device) throw new Error('no test device is left');
  return device;
};
const signIn = async (who: RepairVisitor = visitor) => {
  const device = nextDevice();
  const answer = await who.signIn(device.serial, device.mobile);
  if (answer.status !== 0) throw new Error(answer.message);
  return { ...device, ...answer };
};
const setFaults = (faults: object) =>
  fetch(`${server.simulatorsUrl}/sms/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(faults),
  });

describe('other sites', () => {
  // accepts 377
  it('cannot set off a call without the token, also not a GET that sends a message', async () => {
    const { serial, mobile } = nextDevice();
    const bare = createRepairVisitor(server);
    const calls = [
      () => bare.ask(serial),
      () => bare.repair('Payment/Pay?codeVorrodDastgah=14051013'),
      () => bare.repair('Marakez/LoadList?phrase=abc'),
      () => bare.verify('123456', serial),
      () => bare.save(serial, faultText),
      () =>
        bare.post('RepairRequestHandler/SavePolling', {
          requestId: 1,
          pollingDescription: '',
          fCode: '14051015',
        }),
      () => bare.post('Session/SignOut'),
    ];
    for (const call of calls)
      expect(await call()).toMatchObject({ http: 403, status: 4, data: { code: 'forbidden' } });
    expect(await visitor.readMessages(mobile)).toEqual([]);
  });

  it('cannot use a token that is forged, someone else’s, or of another session', async () => {
    const { serial } = nextDevice();
    visitor.jar.set('XSRF-TOKEN', 'forged.forgedforgedforgedforged');
    expect(await visitor.ask(serial)).toMatchObject({ http: 403 });
    await visitor.open();
    const stale = visitor.jar.get('XSRF-TOKEN') ?? '';
    const { serial: own } = await signIn(visitor);
    visitor.jar.set('XSRF-TOKEN', stale);
    expect(await visitor.save(own, faultText)).toMatchObject({ http: 403 });
  });

  it.each([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-dest': 'image' },
    { 'sec-fetch-dest': 'iframe' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ])('are refused by what the browser says of them: %j', async (headers) => {
    const { serial, mobile } = devices[0] as TestDevice;
    expect(await visitor.ask(serial, headers)).toMatchObject({ http: 403 });
    expect(await visitor.readMessages(mobile)).toEqual([]);
  });
});

describe('the session', () => {
  it('is good for one device', async () => {
    await signIn();
    const other = createRepairVisitor(server);
    const { serial } = await signIn(other);
    const { data } = await other.save(serial, faultText);
    expect(await visitor.save(serial, faultText)).toMatchObject({ http: 403, data: { code: 'forbidden' } });
    for (const [path, body] of [
      ['RepairRequestHandler/Cancel', { fCode: data.fCode }],
      ['RepairRequestHandler/AddNote', { fCode: data.fCode, note: 'سلام' }],
      ['RepairRequestHandler/SavePolling', { requestId: data.id, fCode: data.fCode, pollingDescription: '' }],
    ] as const) {
      expect([path, (await visitor.post(path, body)).http]).toEqual([path, 404]);
    }
    expect(await visitor.repair(`Payment/Pay?codeVorrodDastgah=${data.fCode}`)).toMatchObject({ http: 404 });
    const address = { serialNumber: serial, description: '', address: 'تهران، خیابان دیگر، پلاک نه' };
    expect(await visitor.post('RepairRequestHandler/Save', address)).toMatchObject({ http: 403 });
  });

  it('is new with each verification, and the old one is worth nothing', async () => {
    const { serial, mobile } = nextDevice();
    visitor.jar.set('repair', 'planted-by-someone-else-before-the-code-came-1');
    const verified = await visitor.signIn(serial, mobile);
    expect(verified.status).toBe(0);
    expect(visitor.jar.get('repair')).not.toContain('planted');
    const thief = createRepairVisitor(server);
    thief.jar.set('repair', 'planted-by-someone-else-before-the-code-came-1');
    expect((await thief.repair('Session/Current')).data.view).toBeNull();
  });

  it('ends with signing out', async () => {
    const { serial } = await signIn();
    const kept = visitor.jar.get('repair') ?? '';
    await visitor.post('Session/SignOut');
    visitor.jar.set('repair', kept);
    await visitor.open();
    expect(await visitor.save(serial, faultText)).toMatchObject({ http: 401 });
  });
});

describe('the code', () => {
  it('withstands a hundred guesses at once', async () => {
    const { serial, mobile } = nextDevice();
    await visitor.ask(serial);
    const right = await visitor.readCode(mobile);
    const wrong = right === '111111' ? '222222' : '111111';
    const { jar } = visitor;
    const guesses = Array.from({ length: 100 }, async () => {
      const guesser = createRepairVisitor(server);
      for (const [name, value] of jar) guesser.jar.set(name, value);
      return guesser.verify(wrong, serial);
    });
    const answers = await Promise.all(guesses);
    expect(answers.every(({ status }) => status !== 0)).toBe(true);
    expect(answers.filter(({ data }) => data.code === 'invalid_input')).toHaveLength(4);
    const late = await visitor.verify(right, serial);
    expect(late).toMatchObject({ http: 429, data: { code: 'too_many' } });
    expect(late.message).toContain('کد تازه');
  });

  it('is worth nothing in another browser, for another device, or a second time', async () => {
    const { serial, mobile } = nextDevice();
    await visitor.ask(serial);
    const code = await visitor.readCode(mobile);
    const thief = createRepairVisitor(server);
    await thief.open();
    const texts = [
      await thief.verify(code, serial),
      await visitor.verify(code, 'AZ-1000'),
      await visitor.verify(code === '111111' ? '222222' : '111111', serial),
    ];
    const first = visitor.jar.get('rc') ?? '';
    expect(await visitor.verify(code, serial)).toMatchObject({ status: 0 });
    visitor.jar.set('rc', first);
    texts.push(await visitor.verify(code, serial));
    for (const answer of texts) expect(answer).toMatchObject({ http: 400, status: 2 });
    expect(new Set(texts.map(({ message }) => message)).size).toBe(1);
  });

  it('is asked for with a captcha from the sixth an hour on', async () => {
    for (let n = 0; n < 5; n += 1) await visitor.ask(nextDevice().serial);
    const { serial } = nextDevice();
    const asked = await visitor.ask(serial);
    expect(asked).toMatchObject({ http: 403, status: 7, data: { code: 'captcha_required' } });
    expect(await visitor.ask(serial, { 'x-captcha': 'nonsense' })).toMatchObject({ http: 400, status: 8 });
    const contact = await visitor.solveCaptcha('contact');
    expect(await visitor.ask(serial, { 'x-captcha': contact })).toMatchObject({ status: 8 });
    const solved = await visitor.solveCaptcha();
    expect(await visitor.ask(serial, { 'x-captcha': solved })).toMatchObject({ http: 200, status: 0 });
    expect(await visitor.ask(nextDevice().serial, { 'x-captcha': solved })).toMatchObject({ status: 8 });
  });

  it('takes as long to be refused for an unknown serial as to be sent for a known one', async () => {
    const providerMs = 200;
    await setFaults({ delayMs: providerMs });
    const time = async (serial: string) => {
      const one = createRepairVisitor(server);
      await one.open();
      const from = performance.now();
      await one.ask(serial);
      return performance.now() - from;
    };
    // A refusal takes as long as one of the last eight codes took. A busy machine makes it longer, never shorter.
    await Promise.all(Array.from({ length: 8 }, () => time(nextDevice().serial)));
    const refused = await Promise.all([1, 2, 3].map((n) => time(`XX-${n}000`)));
    expect(Math.min(...refused)).toBeGreaterThan(providerMs - 5);
  });
});

describe('two at once', () => {
  it('make one request of two Saves', async () => {
    const { serial, mobile } = await signIn();
    const answers = await Promise.all([visitor.save(serial, faultText), visitor.save(serial, faultText)]);
    expect(answers.map(({ status }) => status)).toEqual([0, 0]);
    expect(new Set(answers.map(({ data }) => data.id)).size).toBe(1);
    const messages = await visitor.awaitMessages(mobile, 2);
    expect(messages.filter(({ text }) => text.includes('ثبت شد'))).toHaveLength(1);
  });

  it('send one code to a device that is searched for twenty times', async () => {
    const { serial, mobile } = nextDevice();
    const searches = Array.from({ length: 20 }, async () => {
      const one = createRepairVisitor(server);
      await one.open();
      return one.ask(serial);
    });
    const answers = await Promise.all(searches);
    expect(answers.filter(({ status }) => status === 0)).toHaveLength(1);
    expect(answers.filter(({ http }) => http === 429)).toHaveLength(19);
    expect(await visitor.readMessages(mobile)).toHaveLength(1);
  });
});

describe('an SMS provider', () => {
  const failing = async (faults: object) => {
    const { serial, mobile } = nextDevice();
    await setFaults({ times: 1, ...faults });
    const from = performance.now();
    const answer = await visitor.ask(serial);
    return { serial, mobile, answer, ms: performance.now() - from };
  };

  it.each([
    ['that is down', { line: 'down' }],
    ['without credit', { status: 418 }],
    ['that does not know our key', { status: 403 }],
    ['that answers garbage', { line: 'garbage' }],
    ['that answers too much', { line: 'huge' }],
    ['that sends us elsewhere', { line: 'redirect' }],
  ])('%s makes a clear refusal, and the next try counts as the first', async (_, faults) => {
    const { serial, mobile, answer } = await failing(faults);
    expect(answer).toMatchObject({ http: 503, status: 9, data: { code: 'unavailable' } });
    expect(answer.message).toContain('پیامک');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await visitor.ask(serial)).toMatchObject({ status: 0, data: { resendAfterSeconds: 120 } });
    expect(await visitor.readMessages(mobile)).toHaveLength(1);
  });

  it('that keeps silent holds the customer for seconds only, and sends one message at most', async () => {
    const { serial, mobile, answer, ms } = await failing({ line: 'silent-after' });
    // Five seconds for the provider, the rest for a busy machine.
    expect(ms).toBeLessThan(20_000);
    // It may have been sent, and it was: the code is good.
    expect(answer.status).toBe(0);
    const code = await visitor.readCode(mobile);
    expect(await visitor.verify(code, serial)).toMatchObject({ status: 0 });
    expect(await visitor.readMessages(mobile)).toHaveLength(1);
  });

  it('that is away never delays a Save, and gets its notice once when it is back', async () => {
    const { serial, mobile } = await signIn();
    await setFaults({ line: 'down' });
    const from = performance.now();
    expect(await visitor.save(serial, faultText)).toMatchObject({ status: 0 });
    expect(performance.now() - from).toBeLessThan(15_000);
    await setFaults({});
    const messages = await visitor.awaitMessages(mobile, 2);
    expect(messages.filter(({ text }) => text.includes('ثبت شد'))).toHaveLength(1);
  });

  it('never puts the code, the number or the key into the log', async () => {
    const { mobile } = await failing({ line: 'down' });
    // Times and ids are digits too, and could hold a code by chance.
    const log = server.output().replace(/"(time|pid|requestId|ms)":("[^"]*"|\d+)/g, '');
    expect(log).toContain('not sent');
    expect(log).not.toContain(mobile);
    expect(log).not.toContain('simulated');
    const codes = (await visitor.readMessages()).flatMap(({ text }) => /#(\d{6})$/.exec(text)?.[1] ?? []);
    expect(codes.length).toBeGreaterThan(0);
    for (const code of codes) expect(log).not.toContain(code);
  });
});

describe('a device under attack', () => {
  // accepts 661
  it('stays open to the browser that proved it, whose mark is one cookie that outlives signing out', async () => {
    const owner = await signIn();
    const line = owner.cookies.find((cookie) => cookie.startsWith('mark='));
    expect(line).toMatch(/; Max-Age=34560000; Path=\/; HttpOnly; SameSite=Lax$/);
    const out = await visitor.post('Session/SignOut');
    expect(out.cookies.some((cookie) => cookie.startsWith('mark='))).toBe(false);
    expect(out.headers.get('clear-site-data')).not.toContain('cookies');

    // For others the device has had its message of this minute; the owner's browser has not asked for one yet.
    const stranger = createRepairVisitor(server);
    await stranger.open();
    expect(await stranger.ask(owner.serial)).toMatchObject({ http: 429, data: { code: 'too_many' } });
    await visitor.open();
    expect(await visitor.ask(owner.serial)).toMatchObject({ http: 200, status: 0, data: { triesLeft: 5 } });
  });
});

describe('a description over 500 characters', () => {
  // accepts 649
  it('is answered with its own sentence, in both forms of Save', async () => {
    const { serial } = await signIn();
    const long = 'خراب است و روشن نمی‌شود. '.repeat(30);
    const sentence = 'شرح خرابی حداکثر ۵۰۰ نویسه است.';
    expect(await visitor.save(serial, long)).toMatchObject({ http: 400, status: 2, message: sentence });
    const address = { serialNumber: serial, description: long, address: 'تهران، خیابان یکم، پلاک دو' };
    expect(await visitor.post('RepairRequestHandler/Save', address)).toMatchObject({ message: sentence });
    expect((await visitor.save(serial, 'کوتاه')).message).toContain('حداقل');
  });
});
