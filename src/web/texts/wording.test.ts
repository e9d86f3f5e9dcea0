import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '..', '..', '..');

/** Every line of the sources in these folders, with its place; tests speak of wrong words too and stay out. */
const readLines = (...folders: string[]): { place: string; line: string }[] =>
  folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name))
      .map(({ parentPath, name }) => join(parentPath, name))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .map((line, at) => ({ place: `${relative(root, file)}:${at + 1}`, line })),
      ),
  );

const everything = readLines('src', 'simulators', 'demo');
const places = (lines: typeof everything, wrong: RegExp) =>
  lines.filter(({ line }) => wrong.test(line)).map(({ place }) => place);

describe('the words of the site, the office, the simulators and the demo', () => {
  it('are many', () => {
    expect(places(everything, /جست‌وجو/).length).toBeGreaterThan(30);
    expect(places(everything, /نویسه/).length).toBeGreaterThan(10);
  });

  // accepts 675
  it.each([
    ['جست‌وجو, not another spelling', /جستجو|جست و جو|جست وجو/],
    ['جست‌وجو, not «بگرد»', /بگرد/],
    // One entry of the editor's menu has the words of its acceptance line.
    ['کپی, not «رونوشت»', /رونوشت(?! به‌عنوان پیش‌نویس تازه')/],
    // The bracket ends the pattern by which the menu knows a page of the company, however it is spelt.
    ['دربارهٔ with its mark', /درباره(?!ٔ|\))/],
    ['اخبار for the section of news', /خبرها/],
    ['جواب‌دهی joined by a half space', /جواب ?دهی/],
  ])('say %s', (_, wrong) => {
    expect(places(everything, wrong)).toEqual([]);
  });

  const texts = everything.filter(
    ({ place }) =>
      /^src\/(?:web|contract)\//.test(place) && !place.startsWith('src/contract/office/import-columns.ts'),
  );

  it.each([
    ['«برگرداندن» of an undo', /واگرد/],
    ['«یک گام به عقب» of a step back', /بازگرداندن به «/],
    ['«بازگشت بدون تعمیر» of a device that is not repaired', /unrepaired: 'بازگرداندن/],
    ['«شمارهٔ همراه»', /موبایل/],
    ['«اینترنتی» of a payment', /آنلاین/],
    ['«سرگذشت» of what happened to a request', /'تاریخ‌ها'|داستان/],
    ['«پرتال»', /پورتال|سامانهٔ (?:مشتری|خود)/],
    ['«شرح خرابی»', /شرح عیب/],
    ['«ردیف» of a bill, a list and a file', /یک سطر بنویسید|این سطر|سطر سرگذشت|همان سطر/],
    ['«پیوند»', /لینک/],
    ['«ویدئو»', /فیلم|ویدیو/],
    ['«برنامهٔ ورود»', /رمزساز/],
    ['«خط‌خورده» with a half space', /خط خورده/],
    ['«برداشتن» of a row that is not stored yet', /حذف (?:ردیف|ستون|جدول)/],
    ['«قبلی» and «بعدی» of steps', /پسین(?<!واپسین)/],
  ])('say %s and nothing else', (_, wrong) => {
    expect(places(texts, wrong)).toEqual([]);
  });

  // accepts 675
  it('count in «نویسه»', () => {
    // The statuses of the message provider are its own sentences.
    const ours = everything.filter(({ place }) => !place.startsWith('simulators/sms/kavenegar-statuses.ts'));
    expect(places(ours, /کاراکتر/)).toEqual([]);
  });

  // accepts 675
  it('call a place to write in «فیلد»; no place is called «خانه»', () => {
    const found = readLines('src', 'simulators').filter(({ line }) => /(?<![\p{L}\u200c])خانه/u.test(line));
    expect(found.map(({ line }) => line.trim())).toEqual([]);
  });

  // accepts 669
  it('hold no emoji', () => {
    const written = readLines('src/web', 'src/contract', 'simulators', 'demo');
    expect(places(written, /\p{Emoji_Presentation}|\ufe0f/u)).toEqual([]);
  });
});
