import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { findScan, readBurst, readPhysicalKey, readRun, runShortcut, takeBurstKey } from './key-burst.ts';

let at = 0;
const press = (code: string, afterMs: number, key = code) => {
  at += afterMs;
  const event = { code, key, shiftKey: false, repeat: false, timeStamp: at };
  takeBurstKey(event);
  return event;
};

beforeEach(() => {
  vi.useFakeTimers();
  at += 10_000;
});
afterEach(() => {
  vi.useRealTimers();
});

// accepts 762
describe('a burst of keys', () => {
  it('is read by the place of its keys, so a Persian layout changes nothing', () => {
    for (const [code, key] of [
      ['KeyR', 'ق'],
      ['Digit4', '۴'],
      ['Numpad7', '۷'],
      ['Minus', '-'],
    ] as const)
      press(code, 10, key);
    expect(readBurst(at + 10)).toBe('r47-');
    expect(readPhysicalKey({ code: 'KeyR', key: 'ریال', shiftKey: true })).toBe('R');
  });

  it('ends when a key takes 50 ms, and one key is none', () => {
    press('KeyA', 10);
    press('KeyB', 50);
    expect(readBurst(at + 5)).toBe('');
    press('KeyC', 49);
    expect(readBurst(at + 5)).toBe('bc');
    expect(readBurst(at + 50)).toBe('');
  });

  it('lets no shortcut act, neither its first key nor any other', () => {
    const act = vi.fn();
    for (const code of ['KeyE', 'KeyE', 'Digit1', 'KeyE']) {
      runShortcut(press(code, 20), act);
      vi.advanceTimersByTime(20);
    }
    vi.advanceTimersByTime(500);
    expect(act).not.toHaveBeenCalled();
  });

  it('is not a single key, nor one that is held down', () => {
    const act = vi.fn();
    const event = press('KeyE', 200);
    runShortcut(event, act);
    vi.advanceTimersByTime(50);
    expect(act).toHaveBeenCalledTimes(1);
    runShortcut({ ...event, repeat: true }, act);
    expect(act).toHaveBeenCalledTimes(2);
  });
});

const type = (text: string, everyMs: number) => {
  for (const key of text) press('', everyMs, key);
};
const end = (afterMs = 10) => findScan(press('Enter', afterMs));

describe('a scan', () => {
  // accepts 555
  it.each([
    ['48213075', 10],
    ['۴۸۲۱۳۰۷۵', 10],
    ['48213075', 55],
  ])('is %s, a key every %s ms, and Enter', (text, everyMs) => {
    type(text, everyMs);
    expect(end()).toEqual({ text: '48213075', isRepeated: false });
    expect(end()?.isRepeated).toBe(true);
    expect(end(300)).toBeUndefined();
  });

  it('is what a scanner types that pauses in between', () => {
    type('2100', 10);
    press('', 200, '4');
    type('0513377', 10);
    expect(end(100)?.text).toBe('210040513377');
    press('Digit7', 10);
    expect(readRun(at)).toBe('7');
    expect(end()).toBeUndefined();
    expect(readRun(at + 300)).toBe('');
  });

  // accepts 813
  it('is a long code too, although it takes more than half a second', () => {
    const label = 'https://azma.example/d/aB-_cdefghijklmn';
    type(label, 20);
    expect(end()?.text).toBe(label);
  });

  it('is not what a person types, neither slowly nor fast', () => {
    type('48213075', 120);
    expect(end()).toBeUndefined();
    for (const [index, digit] of [...'210040513377'].entries()) press('', index % 3 === 0 ? 40 : 90, digit);
    expect(end()).toBeUndefined();
  });

  it('has none of the keys of a shortcut before it', () => {
    runShortcut(press('KeyE', 200), () => {});
    vi.advanceTimersByTime(50);
    press('', 60, '4');
    type('8213075', 10);
    expect(end()?.text).toBe('48213075');
  });
});
