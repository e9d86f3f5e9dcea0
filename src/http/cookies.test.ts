import { describe, expect, it } from 'vitest';
import { defineCookie } from './cookies.ts';
import { isHttps } from './is-https.ts';
import { defineOfficeCookies } from './routes/office-api/office-cookies.ts';

const requestWith = (cookie: string) => new Request('http://localhost/', { headers: { cookie } });

describe('a cookie of ours', () => {
  it('has every protection over https', () => {
    const cookie = defineCookie('repair', { isSecure: isHttps('https://azma.example') });
    expect(cookie.write('abc')).toBe('__Host-repair=abc; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(cookie.drop()).toBe('__Host-repair=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax');
    expect(cookie.read(requestWith('repair=no; __Host-repair=yes'))).toBe('yes');
  });

  it('has the same name without prefix and without Secure over http, so that every browser takes it', () => {
    for (const origin of [undefined, 'http://localhost:3000']) {
      const cookie = defineCookie('repair', { isSecure: isHttps(origin) });
      expect(cookie.write('abc', { maxAgeSeconds: 60 })).toBe(
        'repair=abc; Max-Age=60; Path=/; HttpOnly; SameSite=Lax',
      );
      expect(cookie.read(requestWith('other=1; repair=abc'))).toBe('abc');
      expect(cookie.read(requestWith('repair='))).toBeUndefined();
    }
  });

  it('of the office is kept from links of other sites too', () => {
    const { staff, half } = defineOfficeCookies(true);
    expect(staff.write('abc')).toBe('__Host-staff=abc; Path=/; HttpOnly; Secure; SameSite=Strict');
    expect(half.drop()).toBe('__Host-pre=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Strict');
  });

  it('that the page itself reads keeps its name over https', () => {
    const cookie = defineCookie('XSRF-TOKEN', { isSecure: true, isForScript: true });
    expect(cookie.write('a.b')).toBe('XSRF-TOKEN=a.b; Path=/; Secure; SameSite=Lax');
  });
});
