import { describe, expect, it } from 'vitest';
import { readWebAddress } from '../../params/read-web-address.ts';
import { readContactLine } from './read-contact-line.ts';

describe('a contact line', () => {
  // accepts 170, 171
  it('is nothing when null, empty, blank or the word null in any letter case', () => {
    for (const given of [null, undefined, '', '   ', 'null', 'NULL', 'Null', ' nUlL ']) {
      expect(readContactLine(given)).toBeUndefined();
    }
  });

  it('is kept, without blanks around it, when it says something', () => {
    expect(readContactLine(' 0912 ')).toBe('0912');
    expect(readContactLine('nullable')).toBe('nullable');
  });
});

describe('a web address', () => {
  it('is read with or without its scheme', () => {
    expect(readWebAddress('https://www.parseh-lab.example/a')).toEqual({
      href: 'https://www.parseh-lab.example/a',
      host: 'parseh-lab.example',
    });
    expect(readWebAddress('parseh-lab.example')?.href).toBe('https://parseh-lab.example/');
    expect(readWebAddress('//parseh-lab.example')?.href).toBe('https://parseh-lab.example/');
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
      expect(readWebAddress(given), given).toBeUndefined();
    }
  });
});
