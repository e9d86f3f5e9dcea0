import { describe, expect, it } from 'vitest';
import { findFaults } from './find-faults.ts';
import { changeDatabase, enterOffice, openOffice } from './open-office.ts';

const office = await openOffice({ BACKUPS: 'hourly' });

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
    expect(await findFaults(page)).toEqual([]);

    changeDatabase(office.server, `update backup_run set began_at = began_at - ${3 * 3_600_000}`);
    await page.reload();
    await expect.poll(() => page.getByText('آخرین پشتیبان کهنه است').count()).toBe(1);

    // Wherever they are, with a way to the facts.
    await page.goto(`${office.server.url}/office/account`);
    const warning = page.getByRole('status').filter({ hasText: 'آخرین پشتیبان کهنه است.' });
    await warning.getByRole('link', { name: 'سامانه و پشتیبان‌ها' }).click();
    await page.getByText('فضای خالی دیسک').waitFor();
    await expect.poll(() => warning.count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
