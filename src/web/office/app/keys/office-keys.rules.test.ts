import { describe, expect, it } from 'vitest';
import { isWriting, type KeyPress, readKeyPress, toKeyLetter } from './office-keys.rules.ts';

const press = (code: string, held: Partial<KeyPress> = {}): KeyPress => ({
  code,
  shiftKey: false,
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  ...held,
});

// accepts 458, 459
describe('a key press', () => {
  it.each([
    ['slash searches', press('Slash'), false, { kind: 'search' }],
    ['shift and slash list the keys', press('Slash', { shiftKey: true }), false, { kind: 'list' }],
    ['g waits for a letter', press('KeyG'), false, { kind: 'leader' }],
    ['a letter after g goes to a section', press('KeyM'), true, { kind: 'go', code: 'KeyM' }],
    ['a letter alone means nothing', press('KeyM'), false, { kind: 'nothing' }],
    ['with Control it is the browser’s own', press('KeyG', { ctrlKey: true }), false, { kind: 'nothing' }],
    ['g after g is a letter too', press('KeyG'), true, { kind: 'go', code: 'KeyG' }],
  ])('%s', (_, given, afterLeader, meaning) => {
    expect(readKeyPress(given, afterLeader)).toEqual(meaning);
  });

  it('is read by its place and not by its letter, so a Persian layout has the same keys', () => {
    // On a Persian layout the key at M types «پ» and the key at slash types «/» or «.»; the code stays.
    expect(readKeyPress({ ...press('KeyM') }, true)).toEqual({ kind: 'go', code: 'KeyM' });
    expect(toKeyLetter('KeyM')).toBe('m');
  });

  it('does nothing while a field has the focus', () => {
    const inside = (selector: string) =>
      ({ closest: (asked: string) => (asked.includes(selector) ? {} : null) }) as never;
    expect(isWriting(inside('textarea'))).toBe(true);
    expect(isWriting(inside('[role="spinbutton"]'))).toBe(true);
    expect(isWriting(inside('nowhere'))).toBe(false);
    expect(isWriting(null)).toBe(false);
  });
});
