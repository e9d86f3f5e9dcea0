import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { create } from 'qrcode';
import { beforeAll, describe, expect, it } from 'vitest';
import { changeDatabase } from '#kit/change-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { openBrowser, windows } from '#kit/open-browser.ts';
import { placeRequests } from '#kit/place-requests.ts';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { cameraTexts, receiveTexts } from '#web/texts/office/receive.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { serviceReportTexts } from '#web/texts/office/service-report.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { listAxeViolations } from './list-axe-violations.ts';
import { enterOffice, giveSignIn, goWithin, type Office, openOffice } from './open-office.ts';

let office: Office;
let codes: string[];
beforeAll(async () => {
  office = await openOffice();
  codes = await placeRequests(office.server, [1, 1, 1, 1, 1, 0, 2, 100, 1, 1, 2, 2, 2, 1, 1, 2, 2]);
  changeDatabase(
    office.server,
    `delete from decontamination where request_id in
       (select id from repair_request where trace_number in ('${codeAt(8)}', '${codeAt(13)}'))`,
  );
});

const codeAt = (at: number): string => {
  const code = codes[at];
  if (!code) throw new Error(`there is no request ${at}`);
  return code;
};

/** At once, as a scanner types: a busy machine would send single presses as slowly as a person. */
const scan = (page: Page, code: string) =>
  page.evaluate((digits) => {
    (document.activeElement as HTMLElement | null)?.blur();
    for (const key of [...digits, 'Enter']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
  }, code);
const lineOf = (page: Page, code: string) => page.locator(`[data-trace="${code}"]`);
// biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a browser gets them
const read = (page: Page, code: string): Promise<any> =>
  page.evaluate(async (address) => (await fetch(address)).json(), `/office-api/repairs/${code}`);
const received = async (page: Page, code: string): Promise<number> =>
  (await read(page, code)).timeline.filter(
    (line: { kind: string; statusId: number }) => line.kind === 'status' && line.statusId === 2,
  ).length;

/** Writes down which notes the page sounds. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const heard: number[] = [];
    Object.assign(window, { heard });
    const original = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function createOscillator(this: AudioContext) {
      const source = original.call(this);
      const start = source.start.bind(source);
      source.start = (when?: number) => {
        heard.push(source.frequency.value);
        start(when);
      };
      return source;
    };
  });
const heard = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as typeof window & { heard: number[] }).heard);

describe('receive mode', () => {
  // accepts 556, 559, 560, 561, 562, 753
  it('takes scan after scan, tells apart what is done and refused, and takes back the last', async () => {
    const { page, complaints } = await office.openPage();
    await listen(page);
    await enterOffice(page, office.server, 'desk', '/office/repairs/receive');
    await page.getByText('با هر اسکن').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);

    for (let times = 0; times < 3; times += 1) await scan(page, codeAt(0));
    await lineOf(page, codeAt(0)).getByText('دریافت شد').waitFor();
    await lineOf(page, codeAt(0)).getByText('×۳').waitFor();
    // One tone for done; each further reading sounds that it was read.
    await expect
      .poll(async () => (await heard(page)).toSorted((a, b) => a - b))
      .toEqual([587, 587, 880, 1_320]);
    expect(await received(page, codeAt(0))).toBe(1);

    await scan(page, codeAt(5));
    await lineOf(page, codeAt(5)).getByText('هنوز پذیرفته نشده').waitFor();
    await expect.poll(async () => (await heard(page)).at(-1)).toBe(196);
    await scan(page, codeAt(6));
    await lineOf(page, codeAt(6)).getByText('پیش‌تر دریافت شده').waitFor();
    await scan(page, codeAt(7));
    await lineOf(page, codeAt(7)).getByText('لغو شده').waitFor();
    await scan(page, '99999999');
    await page.getByText('پیدا نشد.').waitFor();
    expect((await read(page, codeAt(5))).request.statusId).toBe(0);
    await scan(page, codeAt(8));
    await lineOf(page, codeAt(8)).getByText('اظهارنامهٔ آلودگی‌زدایی ثبت نشده است').waitFor();
    await expect.poll(async () => (await heard(page)).at(-1)).toBe(440);
    expect((await read(page, codeAt(8))).request.statusId).toBe(1);
    await lineOf(page, codeAt(8))
      .getByRole('button', { name: /^دریافت بدون اظهارنامه/ })
      .click();
    await lineOf(page, codeAt(8)).getByText('دریافت شد', { exact: true }).waitFor();
    expect(await received(page, codeAt(8))).toBe(1);

    await page.getByRole('switch', { name: 'صدا' }).click();
    const before = (await heard(page)).length;
    await scan(page, codeAt(1));
    await lineOf(page, codeAt(1)).getByText('دریافت شد').waitFor();
    expect((await heard(page)).length).toBe(before);
    expect(await listAxeViolations(page)).toEqual([]);
    // A scan over an open window presses none of its buttons and receives nothing.
    await lineOf(page, codeAt(1))
      .getByRole('button', { name: /^شرح و عکس/ })
      .click();
    await page.getByRole('dialog').waitFor();
    await scan(page, codeAt(4));
    await page.getByText('نخست پنجرهٔ باز را ببندید').waitFor();
    await expect.poll(() => lineOf(page, codeAt(4)).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    // While something is typed, the keys take back the typing.
    const typed = page.getByLabel('شماره پیگیری را اسکن کنید یا بنویسید');
    await typed.focus();
    await page.keyboard.insertText('14');
    await page.keyboard.press('Control+z');
    await expect.poll(() => typed.inputValue()).toBe('');
    // A typed number only looks like the GS1 code of a device.
    await typed.fill('214821307');
    await typed.press('Enter');
    await page.getByText(cameraTexts.eightDigits).waitFor();
    await typed.fill('');
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    expect((await read(page, codeAt(1))).request.statusId).toBe(2);
    await page.keyboard.press('Control+z');
    await lineOf(page, codeAt(1)).getByText('برگردانده شد').waitFor();
    expect((await read(page, codeAt(1))).request.statusId).toBe(1);

    // Half a minute later the way back is a move: shown are a call that failed and a request that was moved on.
    await page.evaluate(() => {
      for (const [name, text] of Object.entries(localStorage))
        if (name.startsWith('office-receive/'))
          localStorage.setItem(name, text.replaceAll(/"until":\d+/g, '"until":0'));
    });
    await page.reload();
    const back = lineOf(page, codeAt(0)).getByRole('button', { name: /^یک گام به عقب/ });
    const details = `**/office-api/repairs/${codeAt(0)}`;
    await page.route(details, (route) => route.abort());
    await back.click();
    await page.getByText(officeTexts.lost).waitFor();
    await page.unroute(details);
    changeDatabase(
      office.server,
      `update repair_request set status_id = 100 where trace_number = '${codeAt(0)}'`,
    );
    await back.click();
    await page.getByText(moveDialogTexts.notPossible).waitFor();
    expect(complaints).toEqual([]);
  });

  // accepts 563
  it('keeps scans without network over a reload, and sends each once when it is back', async () => {
    const { page, context } = await office.openPage();
    await enterOffice(page, office.server, 'desk', '/office/repairs/receive');
    await page.getByText('با هر اسکن').waitFor();
    // Of the first only the answer is lost, of the others the call itself; the last meets a server that is not up.
    let isServerDown = false;
    await context.route('**/office-api/repairs/*/moves', async (route) => {
      const json = { code: 'unavailable', message: '…', requestId: 'x' };
      if (isServerDown) return route.fulfill({ status: 503, json });
      if (route.request().url().includes(codeAt(2))) await route.fetch();
      return route.abort();
    });
    for (const at of [2, 3]) await scan(page, codeAt(at));
    await expect.poll(() => page.getByText('در انتظار ارتباط', { exact: true }).count()).toBe(2);
    await page.reload();
    for (const at of [2, 3]) await lineOf(page, codeAt(at)).waitFor();
    await page.getByText('۲ در انتظار ارتباط').waitFor();
    isServerDown = true;
    await lineOf(page, codeAt(3)).getByText('خودش دوباره فرستاده می‌شود').waitFor();
    // A call whose handler still runs is waited for; it could not be handled once its route is gone.
    await context.unrouteAll({ behavior: 'wait' });
    for (const at of [2, 3]) await lineOf(page, codeAt(at)).getByText('دریافت شد').waitFor();
    for (const at of [2, 3]) expect(await received(page, codeAt(at))).toBe(1);
  });

  it('sends from an open tab what a closed one was just sending', async () => {
    const { context, page: closed } = await office.openPage();
    await enterOffice(closed, office.server, 'desk', '/office/repairs/receive');
    const page = await context.newPage();
    await page.goto(`${office.server.url}/office/repairs/receive`);
    for (const tab of [closed, page]) await tab.getByText('با هر اسکن').waitFor();
    const sending = Promise.withResolvers<void>();
    await closed.route('**/office-api/repairs/*/moves', () => sending.resolve());
    await scan(closed, codeAt(14));
    await sending.promise;
    await lineOf(page, codeAt(14)).getByText(receiveTexts.sending).waitFor();
    await closed.close();
    await lineOf(page, codeAt(14)).getByText('دریافت شد').waitFor();
    expect(await received(page, codeAt(14))).toBe(1);
  });

  // accepts 559, 564, 565
  it('works on a phone by the typed number, with condition, accessories and a photo', async () => {
    const { page, complaints } = await office.openPage(windows.phone);
    await enterOffice(page, office.server, 'desk', '/office/repairs/receive');
    const code = codeAt(4);
    await page
      .getByLabel('شماره پیگیری را اسکن کنید یا بنویسید')
      .fill(`${code.slice(0, 4)} ${code.slice(4)}`);
    await page.getByRole('button', { name: 'دریافت', exact: true }).click();
    await lineOf(page, code).getByText('دریافت شد').waitFor();
    await lineOf(page, code)
      .getByRole('button', { name: /^شرح و عکس/ })
      .click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('ضربه‌خورده').check();
    await dialog.getByRole('button', { name: 'یکی بیشتر: کابل برق' }).click();
    await dialog
      .getByLabel('برگزیدن عکس')
      .setInputFiles({ name: 'نوشته.png', mimeType: 'image/png', buffer: Buffer.from('نوشته') });
    const refused = dialog.getByRole('listitem').filter({ hasText: 'نوشته.png' });
    await refused.getByRole('button', { name: fieldTexts.dismissUpload('نوشته.png') }).waitFor();
    // A file that will be refused again is not offered to be sent again.
    expect(await refused.getByRole('button').count()).toBe(1);
    await dialog.getByLabel('برگزیدن عکس').setInputFiles({
      name: 'device.png',
      mimeType: 'image/png',
      buffer: Buffer.from(
        'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
        'base64',
      ),
    });
    await dialog.getByRole('img', { name: 'عکس ۱' }).waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByText('شرح دریافت ذخیره شد.').waitFor();
    const { intake, photos } = await read(page, code);
    expect(intake).toMatchObject({ condition: 'hit', accessories: [{ name: 'کابل برق', count: 1 }] });
    expect(photos).toHaveLength(1);
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe('the camera', () => {
  /** A film of one slip lying still, as a camera at 640 by 480 would give it. */
  const filmOf = (text: string): string => {
    const [width, height, dot] = [640, 480, 8];
    const { modules } = create(text, { errorCorrectionLevel: 'M' });
    const light = Buffer.alloc(width * height, 235);
    const [left, top] = [(width - modules.size * dot) / 2, (height - modules.size * dot) / 2];
    for (let y = 0; y < modules.size * dot; y += 1) {
      for (let x = 0; x < modules.size * dot; x += 1) {
        const isDark = modules.get(Math.floor(y / dot), Math.floor(x / dot));
        if (isDark) light[Math.floor(top + y) * width + Math.floor(left + x)] = 16;
      }
    }
    const colour = Buffer.alloc((width * height) / 2, 128);
    const frame = Buffer.concat([Buffer.from('FRAME\n'), light, colour]);
    const file = join(makeFolder('film'), 'slip.y4m');
    writeFileSync(
      file,
      Buffer.concat([
        Buffer.from(`YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420jpeg\n`),
        ...Array<Buffer>(5).fill(frame),
      ]),
    );
    return file;
  };

  // accepts 557, 558
  it('reads the slip in a worker of its own policy, opens the request, goes out, and has its lamp', async () => {
    const code = codeAt(6);
    const browser = await openBrowser([
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${filmOf(code)}`,
    ]);
    try {
      const context = await browser.newContext({ locale: 'fa-IR', ...windows.desktop });
      const page = await context.newPage();
      // No camera of a test has a lamp.
      await page.addInitScript(() => {
        const asked: unknown[] = [];
        Object.assign(window, { asked });
        Object.assign(MediaStreamTrack.prototype, {
          getCapabilities: () => ({ torch: true }),
          applyConstraints: async (constraints: unknown) => void asked.push(constraints),
        });
      });
      const policies: Record<string, string> = {};
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        policies[pathname] = response.headers()['content-security-policy'] ?? '';
      });
      await enterOffice(page, office.server, 'desk', '/office/repairs');
      await page.evaluate(() => {
        const devices = navigator.mediaDevices;
        const open = devices.getUserMedia.bind(devices);
        devices.getUserMedia = async (wanted) => {
          const stream = await open(wanted);
          Object.assign(window, { tracks: stream.getTracks() });
          return stream;
        };
      });
      await page.getByRole('button', { name: 'اسکن با دوربین' }).click();
      await expect.poll(() => new URL(page.url()).pathname).toBe(`/office/repairs/${code}`);
      const lights = () =>
        page.evaluate(() =>
          (window as typeof window & { tracks: MediaStreamTrack[] }).tracks.map(
            ({ readyState }) => readyState,
          ),
        );
      await expect.poll(lights).toEqual(['ended']);
      const worker = Object.keys(policies).find((path) => path.includes('scan-worker-')) ?? '';
      expect(policies[worker]).toContain("'wasm-unsafe-eval'");
      expect(policies['/office/repairs']).not.toContain('wasm');

      await page.goto(`${office.server.url}/office/repairs/receive`);
      await page.getByRole('button', { name: 'اسکن با دوربین' }).click();
      const lamp = page.getByRole('button', { name: 'چراغ دوربین' });
      await lamp.click();
      await expect.poll(() => lamp.getAttribute('aria-pressed')).toBe('true');
      await lamp.click();
      await expect.poll(() => lamp.getAttribute('aria-pressed')).toBe('false');
      expect(await page.evaluate(() => (window as typeof window & { asked: unknown[] }).asked)).toEqual([
        { advanced: [{ torch: true }] },
        { advanced: [{ torch: false }] },
      ]);

      for (const file of ['**/*.wasm', '**/scan-worker-*']) {
        await context.route(file, (route) => route.abort());
        await page.reload();
        await page.getByRole('button', { name: 'اسکن با دوربین' }).click();
        await page.getByText('خوانندهٔ کد بارگذاری نشد.').waitFor();
        await context.unroute(file);
      }
    } finally {
      await browser.close();
    }
  });

  // accepts 558
  it('takes the number by hand where there is no camera', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'desk', '/office/repairs');
    await page.getByRole('button', { name: 'اسکن با دوربین' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('دوربین در دسترس نیست. شماره پیگیری را بنویسید.').waitFor();
    expect(await listAxeViolations(page)).toEqual([]);
    await dialog.getByLabel('شماره پیگیری').fill(codeAt(7));
    await dialog.getByRole('button', { name: 'باز کردن' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/office/repairs/${codeAt(7)}`);
  });
});

describe('the bench', () => {
  const reportCall = '**/office-api/repairs/*/service-report';
  const findingOf = ({ page }: { page: Page }) => page.getByLabel('یافته');
  /** One report before a technician and a manager. */
  const openTwice = async (code: string) => {
    const [one, other] = [await office.openPage(windows.phone), await office.openPage()];
    const address = `/office/repairs/${code}/report`;
    await enterOffice(one.page, office.server, 'technician', address);
    await enterOffice(other.page, office.server, 'manager', address);
    for (const person of [one, other]) await findingOf(person).waitFor();
    const path = `${office.server.url}/office-api/repairs/${code}/service-report`;
    const stored = async () => (await (await one.page.request.get(path)).json()).document;
    return { one, other, address, stored };
  };

  /** A report that is complete, with a reading outside its limits. */
  const writeFaultyReport = async (page: Page, code: string) => {
    const path = `${office.server.url}/office-api/repairs/${code}/service-report`;
    const { document, rev } = await (await page.request.get(path)).json();
    const part = { title: 'لامپ', code: '', quantity: 1, serialFitted: '', serialRemoved: '', lot: '' };
    const reading = { title: 'ولتاژ', unit: 'V', least: 4, most: 5, decimals: 1, value: '9' };
    const token = (await page.context().cookies()).find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
    await page.request.put(path, {
      headers: { 'x-xsrf-token': token },
      data: {
        rev,
        document: {
          ...document,
          work: 'لامپ عوض شد.',
          result: 'repaired',
          technicianId: 1,
          technicianName: 'کاوه رستمی',
          parts: [part],
          readings: [reading],
        },
      },
    });
  };

  it('lists as many repairs in a page as are chosen', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/bench');
    await Promise.all([
      page.waitForResponse(/\/bench\/repairs\?.*size=50/),
      page.getByLabel('تعداد در صفحه').selectOption('50'),
    ]);
    await expect.poll(() => page.getByLabel('تعداد در صفحه').inputValue()).toBe('50');
  });

  // accepts 633, 753
  it('warns before a device without its declaration is received, and takes one more press for it', async () => {
    const { page, complaints } = await office.openPage(windows.phone);
    const code = codeAt(13);
    await enterOffice(page, office.server, 'technician', `/office/bench/${code}`);
    const stored = async () =>
      (await (await page.request.get(`${office.server.url}/office-api/bench/repairs/${code}`)).json())
        .statusId;
    await page.getByText(moveDialogTexts.notDeclared).waitFor();
    await page.getByRole('button', { name: 'ثبت دریافت دستگاه' }).click();
    const again = page.getByRole('button', { name: moveDialogTexts.receiveUndeclared });
    await again.waitFor();
    expect(await stored()).toBe(1);
    await again.click();
    await page.getByText('دریافت دستگاه ثبت شد.').waitFor();
    expect(await stored()).toBe(2);
    expect(complaints).toEqual([]);
  });

  // accepts 797
  it('keeps a report on a phone without network and after the session, sends it once, and releases it', async () => {
    const { context, page, complaints } = await office.openPage(windows.phone);
    const code = codeAt(9);
    await enterOffice(page, office.server, 'technician', `/office/bench?q=${code}`);
    const inList = page.locator('.bench-card');
    await inList.getByText('در انتظار ارسال به شرکت').waitFor();
    await inList.getByRole('link').click();
    await page.getByRole('button', { name: 'ثبت دریافت دستگاه' }).click();
    await page.getByText('دریافت دستگاه ثبت شد.').waitFor();
    // The list has its new place at once.
    await page.goBack();
    await inList.getByText('دستگاه دریافت شد').waitFor();
    await inList.getByRole('link').click();
    const note = page.getByLabel('یادداشت برای همکاران');
    await note.fill('لامپ نو در قفسهٔ سوم است.');
    await page.getByRole('button', { name: 'ثبت یادداشت' }).click();
    await page.getByRole('listitem').filter({ hasText: 'لامپ نو در قفسهٔ سوم است.' }).waitFor();
    await expect.poll(() => note.inputValue()).toBe('');
    await page.getByRole('link', { name: 'گزارش سرویس' }).click();
    const draft = page.getByRole('region', { name: 'نسخهٔ ۱، پیش‌نویس' });
    // biome-ignore lint/suspicious/noExplicitAny: answers are looked at as a browser gets them
    const stored = (): Promise<any> =>
      page.evaluate(
        async (address) => (await fetch(address)).json(),
        `/office-api/repairs/${code}/service-report`,
      );
    await draft.getByLabel('یافته').fill('لامپ ضعیف است.');
    await expect.poll(async () => (await stored()).document.finding).toBe('لامپ ضعیف است.');
    const { rev } = await stored();

    await context.setOffline(true);
    await draft.getByLabel('توضیح کار').fill('لامپ عوض شد.');
    await draft.getByLabel('تعمیر شد', { exact: true }).check();
    await draft.getByLabel('کارشناس').selectOption('کاوه رستمی');
    await draft.getByText('شبکه در دسترس نیست.').waitFor();
    const heights = await draft
      .locator('.report-choice, .report-release, .field')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(56);
    expect(await listAxeViolations(page)).toEqual([]);

    // An hour later the session has ended.
    await context.clearCookies();
    await context.setOffline(false);
    const over = page.getByRole('dialog', { name: 'ورود دوباره' });
    await over.waitFor();
    await giveSignIn(over, office.server, 'technician');
    await expect.poll(async () => (await stored()).document?.work).toBe('لامپ عوض شد.');
    expect((await stored()).rev).toBe(rev + 1);

    // While the last words are being saved, the button is busy: a second press sends nothing.
    const gate = Promise.withResolvers<void>();
    await page.route(reportCall, async (route) => {
      if (route.request().method() === 'PUT') await gate.promise;
      return route.fallback();
    });
    await draft.getByLabel('یافته').fill('لامپ بسیار ضعیف است.');
    const release = draft.getByRole('button', { name: 'صدور نسخهٔ ۱' });
    await release.click();
    await expect.poll(() => release.getAttribute('aria-busy')).toBe('true');
    await release.click();
    gate.resolve();
    await page.getByText('گزارش صادر شد.').waitFor();
    expect((await stored()).versions).toMatchObject([
      { version: 1, document: { finding: 'لامپ بسیار ضعیف است.', work: 'لامپ عوض شد.', result: 'repaired' } },
    ]);
    const kept = () => page.evaluate(() => Object.keys(localStorage).join());
    await expect.poll(kept).not.toContain(`service-report/${code}`);

    await goWithin(page, '/office/repairs/10000000/report');
    await page.getByText('این صفحه پیدا نشد.').waitFor();
    expect(complaints).toEqual([]);
  });

  // accepts 803
  it('shows text of an earlier visit beside what a colleague saved meanwhile, and loses neither', async () => {
    const { one, other, address, stored } = await openTwice(codeAt(10));
    // The phone's text stays in its browser: it was not saved before the page is left.
    await one.page.route(reportCall, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 400, json: { code: 'invalid_input', message: 'نشد', requestId: 'test' } })
        : route.fallback(),
    );
    await findingOf(one).fill('یافتهٔ کارشناس');
    await expect
      .poll(() => one.page.evaluate(() => Object.values(localStorage).join()))
      .toContain('یافتهٔ کارشناس');
    one.page.once('dialog', (dialog) => void dialog.accept());
    await one.page.goto('about:blank');
    await findingOf(other).fill('یافتهٔ مدیر');
    await expect.poll(async () => (await stored()).finding).toBe('یافتهٔ مدیر');

    await one.page.unroute(reportCall);
    await one.page.goto(`${office.server.url}${address}`);
    const dialog = one.page.getByRole('dialog', { name: 'این مورد در این فاصله تغییر کرده است' });
    await dialog.getByText('یافتهٔ مدیر').waitFor();
    await dialog.getByText('یافتهٔ کارشناس').waitFor();
    await dialog.getByText('نیلوفر مرادی').waitFor();
    expect(await listAxeViolations(one.page)).toEqual([]);
    // Leaving the question chooses nothing.
    await one.page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    await one.page.getByRole('button', { name: 'دیدن هر دو متن' }).click();
    await dialog.waitFor();
    expect((await stored()).finding).toBe('یافتهٔ مدیر');
    await dialog.getByRole('button', { name: 'همه از آنچه ثبت است' }).click();
    await dialog.getByRole('button', { name: 'ادامه با این گزینش' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expect.poll(() => findingOf(one).inputValue()).toBe('یافتهٔ مدیر');
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  // accepts 803
  it('takes in what a colleague saved while the answer of a save was lost', async () => {
    const { one, other, stored } = await openTwice(codeAt(11));
    await one.page.route(reportCall, async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fetch();
      return route.abort('connectionreset');
    });
    await findingOf(one).fill('لامپ');
    await expect.poll(async () => (await stored()).finding).toBe('لامپ');
    await other.page.getByLabel('توضیح کار').fill('لامپ عوض شد.');
    await expect.poll(async () => (await stored()).work).toBe('لامپ عوض شد.');

    // A save whose answer is being lost is waited for: its handler cannot end it once its route is gone.
    await one.page.unrouteAll({ behavior: 'wait' });
    await findingOf(one).fill('لامپ ضعیف است.');
    await expect.poll(stored).toMatchObject({ finding: 'لامپ ضعیف است.', work: 'لامپ عوض شد.' });
    expect(await one.page.getByLabel('توضیح کار').inputValue()).toBe('لامپ عوض شد.');
    expect([...one.complaints, ...other.complaints]).toEqual([]);
  });

  // accepts 790
  it('takes no words into a report while it is on its way to the manager', async () => {
    const { page, complaints } = await office.openPage();
    const code = codeAt(15);
    await enterOffice(page, office.server, 'technician', `/office/bench/${code}`);
    await writeFaultyReport(page, code);
    const gate = Promise.withResolvers<void>();
    await page.route('**/service-report/approval', async (route) => {
      await gate.promise;
      return route.fallback();
    });
    await page.getByRole('link', { name: 'گزارش سرویس' }).click();
    await findingOf({ page }).fill('لامپ ضعیف است.');
    const ask = page.getByRole('button', { name: 'فرستادن برای تأیید مدیر' });
    const isAsked = page.waitForRequest('**/service-report/approval');
    await ask.click();
    await isAsked;
    const takesFocus = () =>
      findingOf({ page }).evaluate((field) => {
        field.focus();
        return field.matches(':focus');
      });
    expect(await takesFocus()).toBe(false);
    gate.resolve();
    await page.getByText('گزارش برای تأیید مدیر فرستاده شد.').waitFor();
    await expect.poll(takesFocus).toBe(true);
    expect(await findingOf({ page }).inputValue()).toBe('لامپ ضعیف است.');
    expect(complaints).toEqual([]);
  });

  // accepts 790
  it('takes the parts of a report to its estimate, each once', async () => {
    const { page, complaints } = await office.openPage();
    const code = codeAt(16);
    await enterOffice(page, office.server, 'manager', `/office/bench/${code}`);
    await writeFaultyReport(page, code);
    await page.getByRole('link', { name: 'گزارش سرویس' }).click();
    await page.getByRole('link', { name: serviceReportTexts.toEstimate }).click();
    const lines = page.getByLabel(/^شرح، ردیف/);
    await expect.poll(() => lines.count()).toBe(1);
    expect(await lines.inputValue()).toBe('لامپ');
    await expect.poll(() => page.url()).not.toContain('#');
    expect(await lines.count()).toBe(1);
    expect(complaints).toEqual([]);
  });

  // accepts 790
  it('keeps what could not be saved, and opens no correction that was not asked for', async () => {
    const { page, complaints } = await office.openPage();
    const code = codeAt(12);
    const path = `${office.server.url}/office-api/repairs/${code}/service-report`;
    await enterOffice(page, office.server, 'manager', `/office/bench/${code}`);
    const stored = async () => (await page.request.get(path)).json();
    await writeFaultyReport(page, code);

    const fault = 'نام قطعه را بنویسید.';
    await page.route(reportCall, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({
            status: 400,
            json: {
              code: 'invalid_input',
              message: 'نشد',
              requestId: 'test',
              fields: { 'document.parts.0.title': fault },
            },
          })
        : route.fallback(),
    );
    await page.getByRole('link', { name: 'گزارش سرویس' }).click();
    await findingOf({ page }).fill('لامپ ضعیف است.');
    // A fault of a part stands beside its field, and takes nobody out of another one.
    await page.getByRole('group', { name: 'لامپ' }).getByText(fault).waitFor();
    expect(await findingOf({ page }).evaluate((field) => field.matches(':focus'))).toBe(true);

    const question = page.getByRole('alertdialog', { name: 'ترک صفحه' });
    await page.getByRole('link', { name: code }).click();
    await question.getByRole('button', { name: 'می‌مانم' }).click();
    await question.waitFor({ state: 'detached' });
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText('متن نیمه‌کارهٔ شما بازگردانده شد.').waitFor();
    await expect.poll(() => findingOf({ page }).inputValue()).toBe('لامپ ضعیف است.');

    // What could not be saved is not released, and the reason for it stays where it was typed.
    await page.getByRole('button', { name: 'صدور نسخهٔ ۱' }).click();
    const override = page.getByRole('alertdialog', { name: 'صدور با اندازه‌های بیرون از حد' });
    await override.getByLabel('دلیل صدور').fill('به خواست مشتری');
    const release = override.getByRole('button', { name: /^صدور نسخهٔ/ });
    await release.click();
    await override.getByText('ذخیره نشد').waitFor();
    expect(await override.getByLabel('دلیل صدور').inputValue()).toBe('به خواست مشتری');
    await page.unroute(reportCall);
    await release.click();
    await page.getByText('گزارش صادر شد.').waitFor();

    // A correction that was begun by mistake is discarded, with and without a word in it.
    const correct = page.getByRole('button', { name: 'اصلاح با نسخهٔ تازه' });
    const discard = page.getByRole('button', { name: 'کنار گذاشتن پیش‌نویس' });
    await correct.click();
    await discard.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'کنار گذاشتن' }).click();
    await correct.click();
    await page.getByLabel('توضیح کار').fill('اشتباه');
    await expect.poll(async () => (await stored()).document.work).toBe('اشتباه');
    await discard.click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'کنار گذاشتن' }).click();
    await correct.waitFor();
    expect(await stored()).toMatchObject({ saved: null, versions: [{ version: 1 }] });

    await correct.click();
    await expect.poll(() => page.getByLabel('توضیح کار').inputValue()).toBe('لامپ عوض شد.');
    await page.getByLabel('دلیل اصلاح').fill('اندازه دوباره گرفته شد.');
    await page.getByRole('button', { name: 'صدور نسخهٔ ۲' }).click();
    await override.getByLabel('دلیل صدور').fill('به خواست مشتری');
    await release.click();
    await page.getByRole('region', { name: 'نسخهٔ ۲، صادرشده' }).waitFor();
    await correct.waitFor();
    expect(await page.getByRole('region', { name: 'نسخهٔ ۳، پیش‌نویس' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
