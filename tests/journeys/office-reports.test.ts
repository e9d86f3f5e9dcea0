import { beforeAll, describe, expect, it } from 'vitest';
import { hourMs } from '#kernel/durations.ts';
import { toPersianDigits } from '#kernel/fold-digits.ts';
import { changeDatabase } from '#kit/change-database.ts';
import { windows } from '#kit/open-browser.ts';
import { listAxeViolations } from './list-axe-violations.ts';
import { enterOffice, goWithin, type Office, openOffice } from './open-office.ts';

let office: Office;
beforeAll(async () => {
  office = await openOffice({ BACKUPS: 'hourly' });
});

describe('the reports of the office', () => {
  // accepts 613, 620
  it('open exactly the rows that a cell counts, and keep their span in the address', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/reports');
    const plate = page.getByRole('region', { name: 'درخواست‌های باز' });
    const cell = plate.getByRole('link').first();
    const count = (await cell.textContent())?.trim() ?? '';
    await cell.click();
    await page.waitForURL(/\/office\/repairs\?list=open&status=\d&ageFrom=\d+/);
    const rows = page.getByRole('main').locator('tbody tr');
    await expect.poll(async () => toPersianDigits(await rows.count())).toBe(count);
    await page.goBack();
    const shown = page.getByRole('button', { expanded: false }).filter({ hasText: /۱۴/ });
    const thisMonth = await shown.textContent();
    await page.getByRole('button', { name: 'ماه پیش' }).click();
    await page.waitForURL(/from=\d{4}-\d{2}-\d{2}&to=/);
    await expect.poll(() => shown.textContent()).not.toBe(thisMonth);
    const month = await shown.textContent();
    await page.reload();
    await page.getByRole('button', { name: month?.trim() ?? '' }).waitFor();
    expect(complaints).toEqual([]);
  });

  it('say of a figure that it did not load', async () => {
    const { page } = await office.openPage();
    await page.route('**/office-api/reports/income*', (route) =>
      route.fulfill({
        status: 422,
        json: { code: 'invalid_input', message: 'بازه بلند است.', requestId: 'x' },
      }),
    );
    await enterOffice(page, office.server, 'manager', '/office/reports');
    const income = page.locator('.key-figure').filter({ hasText: 'درآمد' });
    await expect.poll(() => income.textContent()).toMatch(/—.*بازه بلند است\./);
    expect(await income.locator('.skeleton').count()).toBe(0);
  });

  // accepts 620
  it('show each picture as a table in Persian digits and give it as a file', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/reports');
    const income = page.getByRole('region', { name: 'درآمد' });
    await income.getByRole('button', { name: 'جدول' }).click();
    const rows = income.getByRole('row');
    await rows.nth(1).waitFor();
    await expect.poll(() => rows.nth(1).textContent()).toMatch(/[۰-۹]/);
    await income.getByRole('button', { name: 'خروجی' }).click();
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /CSV/ }).click(),
    ]);
    expect(file.suggestedFilename()).toContain('درآمد');
  });

  // accepts 619, 621
  it('show the desk its own work alone', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'desk', '/office/reports');
    await page.getByRole('region', { name: 'پیامک‌های نرسیده' }).waitFor();
    await page.getByRole('region', { name: 'دیرکردها' }).waitFor();
    await expect.poll(() => page.getByRole('region', { name: 'درآمد' }).count()).toBe(0);
    await page.getByRole('button', { name: 'ارسال دوباره' }).first().click();
    const question = page.getByRole('alertdialog', { name: 'این پیامک دوباره فرستاده شود؟' });
    await question.getByText(/^گیرنده: 09/).waitFor();
    await question.getByRole('button', { name: 'ارسال دوباره' }).click();
    await page.getByText('پیامک در صف فرستادن است.').waitFor();
  });

  it('say so when a message cannot be sent again because its request no longer has it', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'desk', '/office/reports');
    await page.route(/\/office-api\/repairs\/\d{8}$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), timeline: [] } });
    });
    await page.getByRole('button', { name: 'ارسال دوباره' }).first().click();
    await page.getByText('این پیامک دیگر در درخواست نیست.').waitFor();
  });

  // accepts 610, 612
  it('let a manager set targets and add a day off', async () => {
    changeDatabase(office.server, "delete from holiday where day between '2031-03-21' and '2032-03-19'");
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/calendar?year=1410');
    await page.getByText('برای سال ۱۴۱۰ روز تعطیلی ثبت نشده است.').waitFor();
    await page.getByRole('button', { name: 'از فایل CSV' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('متن').fill('1410/01/01,نوروز\n1410/01/01,نوروز');
    await dialog.getByRole('button', { name: 'افزودن همه' }).click();
    await dialog.getByText(/پیش‌تر ثبت شده است/).waitFor();
    await dialog.getByLabel('متن').fill('۱۴۱۰/۰۱/۰۱,نوروز\n1410/01/02,نوروز');
    await dialog.getByRole('button', { name: 'افزودن همه' }).click();
    await page
      .getByRole('cell', { name: /۲ فروردین ۱۴۱۰/ })
      .first()
      .waitFor();
    await page.getByLabel('پرداخت شد، تا ارسال').fill('۲');
    await page.getByRole('button', { name: 'ذخیره' }).click();
    await page.getByText('هدف‌ها ذخیره شد.').waitFor();
  });
});

describe('the pictures of the reports', () => {
  const open = async (colorScheme: 'light' | 'dark') => {
    const { page } = await office.openPage({ ...windows.desktop, colorScheme });
    await enterOffice(page, office.server, 'manager', '/office/reports');
    await page.locator('.chart-key[data-hatched]').first().waitFor();
    await page.locator('svg.chart .line').first().waitFor();
    await page.locator('.count-circle').first().waitFor();
    return page;
  };

  // accepts 728
  it('keep the size of their words from 360 to 1920 px', async () => {
    const page = await open('light');
    const readHeights = () =>
      page
        .locator('svg.chart text')
        .evaluateAll((words) => [
          ...new Set(words.map((word) => Math.round(word.getBoundingClientRect().height))),
        ]);
    const heights = [];
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expect
        .poll(() =>
          page
            .locator('svg.chart')
            .evaluateAll((charts) =>
              charts.every((chart) => (chart as SVGSVGElement).viewBox.baseVal.width === chart.clientWidth),
            ),
        )
        .toBe(true);
      heights.push(await readHeights());
    }
    for (const shown of heights) expect(shown).toEqual(heights[0]);
  });

  // accepts 728
  it.each(['light', 'dark'] as const)(
    'tell neighbouring series apart by pattern, in the %s',
    async (theme) => {
      const page = await open(theme);
      const fills = await page
        .locator('svg.chart > g:has(> .bar)')
        .first()
        .locator('> .bar')
        .evaluateAll((bars) => bars.map((bar) => getComputedStyle(bar).fill.startsWith('url(')));
      expect(fills).toEqual([false, true, false, true]);
      const dashes = await page
        .locator('svg.chart .line')
        .evaluateAll((lines) => lines.map((line) => getComputedStyle(line).strokeDasharray === 'none'));
      expect(dashes).toEqual([true, false]);
    },
  );

  it('have a bar for each day of the table, also after two months were shown', async () => {
    const { page } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/reports?from=2026-05-06&to=2026-07-04');
    const income = page.getByRole('region', { name: 'درآمد' });
    const bars = income.locator('svg.chart > g:has(> .bar)');
    const days = income.locator('tbody tr');
    await expect.poll(async () => [await bars.count(), await days.count()]).toEqual([60, 60]);
    await page.getByRole('button', { name: 'ماه پیش' }).click();
    await expect.poll(async () => [await bars.count(), await days.count()]).toEqual([31, 31]);
  });

  // accepts 728
  it('put the circles of a row on one line', async () => {
    const page = await open('light');
    for (const width of [1280, 360]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator('tr:has(.count-circle)').evaluateAll((found) =>
        found.map((row) =>
          [...row.querySelectorAll('.count-circle')].map((circle) => {
            const { top, height } = circle.getBoundingClientRect();
            return Math.round((top + height / 2) * 2) / 2;
          }),
        ),
      );
      expect(rows.length).toBeGreaterThan(3);
      for (const middles of rows)
        expect(Math.max(...middles) - Math.min(...middles)).toBeLessThanOrEqual(0.5);
    }
  });
});

describe('the running of the installation', () => {
  // accepts 697
  it('tells managers how old the last backup is, and warns when it is too old', async () => {
    const { page, complaints } = await office.openPage();
    await enterOffice(page, office.server, 'manager', '/office/running');
    const table = page.getByRole('table', { name: /پشتیبان‌های تازه/ });
    await expect
      .poll(
        async () => {
          await page.reload();
          await page.getByText('فضای خالی دیسک').waitFor();
          return table.getByText('انجام شد').count();
        },
        { timeout: 60_000 },
      )
      .toBe(1);
    await expect.poll(() => page.getByText('دقیقه پیش').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByText('آخرین پشتیبان کهنه است').count()).toBe(0);
    expect(await listAxeViolations(page)).toEqual([]);

    changeDatabase(office.server, `update backup_run set began_at = began_at - ${3 * hourMs}`);
    await page.reload();
    await expect.poll(() => page.getByText('آخرین پشتیبان کهنه است').count()).toBe(1);

    // Wherever they are, with a way to the facts.
    await goWithin(page, '/office/account');
    const warning = page.getByRole('status').filter({ hasText: 'آخرین پشتیبان کهنه است.' });
    await warning.getByRole('link', { name: 'سامانه و پشتیبان‌ها' }).click();
    await page.getByText('فضای خالی دیسک').waitFor();
    await expect.poll(() => warning.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
