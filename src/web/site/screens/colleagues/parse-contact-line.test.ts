import { describe, expect, it } from 'vitest';
import { parseWebAddress } from '../../params/parse-web-address.ts';
import { parseContactLine } from './parse-contact-line.ts';

describe('a contact line', () => {
  // accepts 170, 171
  it('is nothing when null, empty, blank or the word null in any letter case', () => {
    for (const given of [null, undefined, '', '   ', 'null', 'NULL', 'Null', ' nUlL ']) {
      expect(parseContactLine(given)).toBeUndefined();
    }
  });

  it('is kept, without blanks around it, when it says something', () => {
    expect(parseContactLine(' 0912 ')).toBe('0912');
    expect(parseContactLine('nullable')).toBe('nullable');
  });
});

describe('a web address', () => {
  it('is read with or without its scheme', () => {
    expect(parseWebAddress('https://www.parseh-lab.example/a')).toEqual({
      href: 'https://www.parseh-lab.example/a',
      host: 'parseh-lab.example',
    });
    expect(parseWebAddress('parseh-lab.example')?.href).toBe('https://parseh-lab.example/');
    expect(parseWebAddress('//parseh-lab.example')?.href).toBe('https://parseh-lab.example/');
  });

  it('is none when it could do something else than lead there', () => {
    for (const given of [
      '',
      ' ',
      'javascript:alert(1)',
      'data:text/html,x',
      'mailto:a@b.c',
      'https://safe.example@evil.example/',
      'https://:safe@evil.example/',
      'safe.example@evil.example',
      'file:///etc',
      'سلام',
    ]) {
      expect(parseWebAddress(given), given).toBeUndefined();
    }
  });
});
