import { expect, it } from 'vitest';
import { nameBrowser } from './name-browser.rules.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'فایرفاکس روی لینوکس'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    'اج روی ویندوز',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    'کروم روی اندروید',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'سافاری روی آیفون یا آیپد',
  ],
])('names a browser as people do: %s', (userAgent, name) => {
  expect(nameBrowser(userAgent)).toBe(name);
});

it('leaves what it does not know as it is', () => {
  expect(nameBrowser('curl/8.5.0')).toBe('curl/8.5.0');
  expect(nameBrowser('')).toBe('');
});
