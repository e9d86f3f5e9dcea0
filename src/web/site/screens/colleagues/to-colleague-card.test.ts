import { describe, expect, it } from 'vitest';
import type { Colleague } from '#contract/content/entities.ts';
import { sortColleagues, toColleagueCard } from './to-colleague-card.ts';

const colleague = (given: Partial<Colleague>): Colleague => ({
  id: 1,
  name: 'نام',
  description: 'شرح',
  showPriority: 1,
  mobile: null,
  email: null,
  telegram: null,
  website: null,
  imageAddressHighQuality: null,
  imageAddressLowQuality: null,
  ...given,
});

describe('a colleague', () => {
  // accepts 169
  it('has the lines that are there, each as a link', () => {
    const { lines } = toColleagueCard(
      colleague({
        mobile: '۰۹۱۲ ۰۰۰ ۵۱۰۱',
        email: 'a@b.example',
        telegram: '@lab_one',
        website: 'lab.example',
      }),
    );
    expect(lines).toEqual([
      { kind: 'mobile', text: '۰۹۱۲ ۰۰۰ ۵۱۰۱', href: 'tel:09120005101' },
      { kind: 'email', text: 'a@b.example', href: 'mailto:a@b.example' },
      { kind: 'telegram', text: '@lab_one', href: 'https://t.me/lab_one' },
      { kind: 'website', text: 'lab.example', href: 'https://lab.example/' },
    ]);
  });

  it('shows what is no address without making a link of it', () => {
    const { lines } = toColleagueCard(
      colleague({ email: 'زنگ بزنید', telegram: 'javascript:alert(1)', website: 'javascript:alert(1)' }),
    );
    expect(lines.map(({ href }) => href)).toEqual([undefined, undefined, undefined]);
  });

  it.each([
    ['۰۲۱-۸۸۹۹۰۰۲۲ داخلی ۵', 'tel:02188990022'],
    ['ندارد', undefined],
  ])('dials of the phone «%s» only the number', (mobile, href) => {
    const [line] = toColleagueCard(colleague({ mobile })).lines;
    expect(line?.href).toBe(href);
  });

  it('reads a telegram name out of a link', () => {
    const [line] = toColleagueCard(colleague({ telegram: 'https://t.me/lab_one' })).lines;
    expect(line).toEqual({ kind: 'telegram', text: '@lab_one', href: 'https://t.me/lab_one' });
  });
});

describe('colleagues', () => {
  // accepts 172
  it('stand by priority, then by name', () => {
    const sorted = sortColleagues([
      colleague({ name: 'ی', showPriority: 1 }),
      colleague({ name: 'پ', showPriority: 2 }),
      colleague({ name: 'پ', showPriority: 1 }),
      colleague({ name: 'آ', showPriority: 1 }),
    ]);
    expect(sorted.map(({ name, showPriority }) => `${name}${showPriority}`)).toEqual([
      'آ1',
      'پ1',
      'ی1',
      'پ2',
    ]);
  });
});
