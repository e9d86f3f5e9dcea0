import { describe, expect, it } from 'vitest';
import { readContact } from './read-contact.ts';

describe('readContact', () => {
  // accepts 131
  it.each([
    ['071-53000114', 'tel:07153000114'],
    ['۰۲۱ ۸۸۸۸ ۰۰۱۱', 'tel:02188880011'],
    ['+98 (21) 88880011', 'tel:+982188880011'],
    ['tel:02188880011', 'tel:02188880011'],
    ['mailto:lab@yas.example', 'mailto:lab@yas.example'],
    ['lab@yas.example', 'mailto:lab@yas.example'],
    ['https://yas-lab.example', 'https://yas-lab.example/'],
    ['http://yas-lab.example/a?b=1', 'http://yas-lab.example/a?b=1'],
    ['www.yas-lab.example', 'https://www.yas-lab.example/'],
  ])('makes a link of %s', (info, href) => {
    expect(readContact(info).href).toBe(href);
  });

  it.each([
    'خیابان آزادی، پلاک ۱۲',
    'javascript:alert(1)',
    'JaVaScRiPt://x.example/%0aalert(1)',
    'data:text/html,<script>',
    'mailto:a@b.example?bcc=all@x.example',
    'tel:<script>',
    'https://safe.example@evil.example/',
    '//evil.example',
    '12',
    '',
  ])('leaves %j as plain text', (info) => {
    expect(readContact(info).href).toBeUndefined();
  });

  it('shows a web address without its scheme', () => {
    expect(readContact('https://yas-lab.example/fa').text).toBe('yas-lab.example/fa');
  });
});
