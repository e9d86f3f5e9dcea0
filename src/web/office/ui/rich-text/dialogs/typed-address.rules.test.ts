import { describe, expect, it } from 'vitest';
import { isAllowedLink } from '#contract/content/allowed-link.ts';
import { toAddress } from './typed-address.rules.ts';

describe('an address typed into the editor', () => {
  it('is completed when its scheme was left out', () => {
    expect(toAddress(' info@azma.example ')).toBe('mailto:info@azma.example');
    expect(toAddress('021-8800 1234')).toBe('tel:02188001234');
    expect(toAddress('azma.example/articledetails/1')).toBe('https://azma.example/articledetails/1');
    expect(toAddress('/faqs')).toBe('/faqs');
  });

  // accepts 492
  it.each([
    'javascript:alert(1)',
    ' java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    '\\\\evil',
    'نام صفحه',
  ])('never becomes a link when it is %j', (typed) => expect(isAllowedLink(toAddress(typed))).toBe(false));
});
