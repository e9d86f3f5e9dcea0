import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import type { DemoRole } from '#kernel/demo-people.ts';
import { changeDatabase } from '#kit/change-database.ts';
import { windows } from '#kit/open-browser.ts';
import { enterOffice, type Office, openOffice } from './open-office.ts';

/** Whether the characters of a text are drawn from left to right, each beside the one before. */
const readsFromLeft = (place: Locator, text: string): Promise<boolean> =>
  place.evaluate((element, wanted) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = nodes.nextNode(); node; node = nodes.nextNode()) {
      const at = (node.nodeValue ?? '').indexOf(wanted);
      if (at < 0) continue;
      const lefts = Array.from(wanted, (_, place) => {
        const range = document.createRange();
        range.setStart(node, at + place);
        range.setEnd(node, at + place + 1);
        return range.getBoundingClientRect().left;
      });
      return lefts.every((left, place) => place === 0 || left > (lefts[place - 1] ?? 0));
    }
    return false;
  }, text);

/** Codes of which only a part is seen: a box around them ends within them. */
const listCutCodes = (page: Page, places: string): Promise<{ seen: string[]; cut: string[] }> =>
  page.locator(places).evaluateAll((elements) => {
    const seen: string[] = [];
    const cut: string[] = [];
    const codes = elements.flatMap((element) => [...element.querySelectorAll('.code')]);
    for (const code of codes) {
      const box = code.getBoundingClientRect();
      if (box.width === 0) continue;
      const hides = [];
      for (let around = code.parentElement; around; around = around.parentElement)
        if (getComputedStyle(around).overflow !== 'visible') hides.push(around.getBoundingClientRect());
      const room = { left: 0, right: innerWidth };
      const isSeen = hides.every(({ top, bottom }) => box.top < bottom - 2 && box.bottom > top + 2);
      const isWhole = [...hides, room].every(
        ({ left, right }) => box.left >= left - 1 && box.right <= right + 1,
      );
      if (isSeen) (isWhole ? seen : cut).push(code.textContent ?? '');
    }
    return { seen, cut };
  });

describe('codes, phones, amounts and counts in the office', () => {
  let office: Office;
  beforeAll(async () => {
    office = await openOffice();
  });

  const open = async (role: DemoRole, path: string, window: keyof typeof windows = 'desktop') => {
    const { page } = await office.openPage(windows[window]);
    await enterOffice(page, office.server, role, path);
    return page;
  };

  // accepts 723
  it('read from the left on papers, in menus and in the list of keys', async () => {
    const number = '27758398-1';
    changeDatabase(
      office.server,
      `update invoice set number = '${number}'
       where request_id = (select id from repair_request where trace_number = '14051014')`,
    );
    const { page } = await office.openPage();
    await page.addInitScript(() =>
      Object.assign(window, { print: () => Object.assign(window, { printed: true }) }),
    );
    await enterOffice(page, office.server, 'desk', '/office/repairs/14051014');
    await page.getByRole('button', { name: 'چاپ' }).click();
    const entry = page.getByRole('menuitem', { name: /فاکتور تعمیر .* A5/ }).first();
    expect(await readsFromLeft(entry, number)).toBe(true);
    await entry.click();
    await page.waitForFunction(() => 'printed' in window);
    await page.emulateMedia({ media: 'print' });
    expect(await readsFromLeft(page.locator('.paper-head'), number)).toBe(true);
    expect(await readsFromLeft(page.locator('.paper-foot'), '021-88990022')).toBe(true);

    await page.emulateMedia({ media: null });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.keyboard.press('Shift+Slash');
    const keys = page
      .getByRole('dialog')
      .locator('dt')
      .filter({ has: page.getByText('r', { exact: true }) });
    expect(await keys.textContent()).toMatch(/^g سپس r$/);
    const edges = await keys
      .locator('kbd')
      .evaluateAll((all) => all.map((key) => key.getBoundingClientRect().left));
    expect(edges[0]).toBeGreaterThan(edges[1] ?? Number.NaN);
  });

  // accepts 723
  it('follow one system of digits in the trail: a record has a number, a request a code', async () => {
    const page = await open('manager', '/office/audit');
    await page.locator('tbody tr').first().waitFor();
    const subjects = await page.locator('td[data-head="روی چه چیزی"]').allTextContents();
    expect(subjects.length).toBeGreaterThan(0);
    for (const subject of subjects) expect(subject).not.toMatch(/(?:نشست|حساب|مقاله|خبر|پیام) [0-9]{1,7}$/);
  });

  // accepts 724
  it('are whole where words are cut', async () => {
    changeDatabase(
      office.server,
      `update suggestion set description = 'بهای GLU-500 و CG-4 و BA-480 و HX-50 و EL-5 و BA-960 و GLU-500 و CG-4 و BA-480 و HX-50 و EL-5 را می‌خواهیم'`,
    );
    const queue = await open('desk', '/office/repairs');
    await queue.locator('.queue-table tbody tr').first().waitFor();
    const inQueue = await listCutCodes(queue, '.queue-table .device-name');
    expect(inQueue.cut).toEqual([]);
    expect(inQueue.seen.length).toBeGreaterThan(5);

    const messages = await open('desk', '/office/messages', 'phone');
    await messages.locator('.data-table tbody tr').first().waitFor();
    const inMessages = await listCutCodes(messages, '.data-table td');
    expect(inMessages.cut).toEqual([]);
    expect(inMessages.seen).toContain('GLU-500');
  });

  // accepts 725
  it('stand with their last digits under each other', async () => {
    const page = await open('manager', '/office/payments');
    const amounts = page.locator('td.amount .figure');
    await amounts.first().waitFor();
    const rights = await amounts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().right));
    expect(rights.length).toBeGreaterThan(2);
    expect(Math.max(...rights) - Math.min(...rights)).toBeLessThan(1);
    const digits = await amounts.first().evaluate((one) => getComputedStyle(one).fontVariantNumeric);
    expect(digits).toBe('normal');
  });

  // accepts 727
  it.each(['phone', 'desktop'] as const)('make one line of a hit of the search on a %s', async (window) => {
    const page = await open('desk', '/office/repairs', window);
    await page.getByLabel('جست‌وجو در دفتر').fill('BA');
    const hits = page.locator('.search-hit');
    await hits.first().waitFor();
    const rows = await hits.evaluateAll((all) =>
      all.map((hit) => {
        const boxes = Array.from(hit.children, (child) => child.getBoundingClientRect());
        const centres = boxes.map(({ top, bottom }) => (top + bottom) / 2);
        return {
          text: hit.textContent,
          height: hit.getBoundingClientRect().height,
          apart: Math.max(...centres) - Math.min(...centres),
          // From the right: what it is, its name, its code, how it stands.
          isInOrder: boxes.every((box, at) => at === 0 || box.right <= (boxes[at - 1]?.left ?? 0) + 1),
        };
      }),
    );
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) {
      expect(row.apart, row.text ?? '').toBeLessThan(6);
      expect(row.height, row.text ?? '').toBeLessThanOrEqual(45);
      expect(row.isInOrder, row.text ?? '').toBe(true);
    }
    expect(await listCutCodes(page, '.search-hit')).toMatchObject({ cut: [] });
  });
});
