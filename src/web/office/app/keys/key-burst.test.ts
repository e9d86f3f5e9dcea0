import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readBurst, readPhysicalKey, readRun, runShortcut, takeBurstKey } from './key-burst.ts';

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

  it('is one code of a scanner that pauses in between', () => {
    for (const [at, digit] of [...'210040513377'].entries()) press(`Digit${digit}`, at === 4 ? 200 : 10);
    press('Enter', 100);
    expect(readRun(at)).toEqual({ text: '210040513377', isScan: true });
    press('Enter', 10);
    expect(readRun(at).text).toBe('210040513377');
    press('Digit7', 10);
    expect(readRun(at)).toEqual({ text: '7', isScan: false });
    expect(readRun(at + 300).text).toBe('');
  });

  it('is no scan when a person types fast', () => {
    for (const [at, digit] of [...'210040513377'].entries()) press(`Digit${digit}`, at % 3 === 0 ? 40 : 90);
    expect(readRun(at).isScan).toBe(false);
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
