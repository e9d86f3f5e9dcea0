import { describe, expect, it } from 'vitest';
import {
  changeLine,
  countLines,
  findLastUndoable,
  findNextToSend,
  findWayBack,
  type ReceiveLine,
  takeScan,
} from './receive-lines.rules.ts';

const scan = (traceNumber: string, at: number) => ({ traceNumber, at, key: `${traceNumber}-${at}` });
const scanAll = (...scans: [string, number][]) =>
  scans.reduce<readonly ReceiveLine[]>((lines, [code, at]) => takeScan(lines, scan(code, at)).lines, []);

describe('the lines of receive mode', () => {
  // accepts 561
  it('counts one slip read three times within a minute on one line, and a later reading on its own', () => {
    const lines = scanAll(['11111111', 0], ['22222222', 5_000], ['11111111', 20_000], ['11111111', 59_999]);
    expect(lines.map(({ traceNumber, times }) => [traceNumber, times])).toEqual([
      ['22222222', 1],
      ['11111111', 3],
    ]);
    const received = changeLine(lines, '11111111-0', { state: 'received' });
    expect(takeScan(received, scan('11111111', 60_000))).toMatchObject({ isToSend: true });
    expect(takeScan(received, scan('11111111', 59_999))).toMatchObject({ isToSend: false });
  });

  it('takes a slip that was put back for a new one', () => {
    const lines = changeLine(scanAll(['11111111', 0]), '11111111-0', { state: 'undone' });
    expect(takeScan(lines, scan('11111111', 1_000)).isToSend).toBe(true);
  });

  it('tries a refused slip again when it is read again, on its own line', () => {
    const refused = { state: 'refused', text: 'هنوز ثبت نشده است' } as const;
    const lines = changeLine(scanAll(['11111111', 0]), '11111111-0', refused);
    const taken = takeScan(lines, scan('11111111', 5_000));
    expect(taken.isToSend).toBe(true);
    expect(taken.lines).toMatchObject([
      { key: '11111111-5000', state: 'waiting', text: undefined, times: 2 },
    ]);
  });

  it('tries a waiting slip again when it is read again, with the key it has, and none that is on its way', () => {
    const lines = scanAll(['11111111', 0]);
    const taken = takeScan(lines, scan('11111111', 5_000));
    expect(taken).toMatchObject({ isToSend: true, isCounted: true });
    expect(taken.lines).toMatchObject([{ key: '11111111-0', state: 'waiting', times: 2 }]);
    const sending = changeLine(lines, '11111111-0', { state: 'sending' });
    expect(takeScan(sending, scan('11111111', 5_000)).isToSend).toBe(false);
  });

  // accepts 563
  it('sends what has waited longest first', () => {
    const lines = scanAll(['11111111', 0], ['22222222', 1]);
    expect(findNextToSend(lines, new Set())?.traceNumber).toBe('11111111');
    const sending = changeLine(lines, '11111111-0', { state: 'sending' });
    expect(findNextToSend(sending, new Set())?.traceNumber).toBe('22222222');
    expect(countLines(lines)).toEqual({ received: 0, refused: 0, undeclared: 0, waiting: 2 });
  });

  // accepts 563
  it('tries one that the server could not take now again in the next turn, after the others', () => {
    const lines = scanAll(['11111111', 0], ['22222222', 1]);
    expect(findNextToSend(lines, new Set(['11111111-0']))?.traceNumber).toBe('22222222');
    expect(findNextToSend(lines, new Set(['11111111-0', '22222222-1']))).toBeUndefined();
  });

  // accepts 563
  it('keeps every scan that was not sent, however long the round is', () => {
    const count = 503;
    const scans = Array.from({ length: count }, (_, at): [string, number] => [String(10_000_000 + at), at]);
    const waiting = scanAll(...scans);
    expect(waiting).toHaveLength(count);
    const done = waiting.map((line) => ({ ...line, state: 'received' as const }));
    expect(takeScan(done, scan('99999999', 70_000)).lines).toHaveLength(500);
  });

  // accepts 562
  it('takes back the last one received, and none whose SMS has gone', () => {
    const undo = { logId: 7, until: 30_000 };
    const done = { state: 'received', undo } as const;
    const lines = changeLine(
      changeLine(scanAll(['11111111', 0], ['22222222', 1], ['33333333', 2]), '11111111-0', done),
      '22222222-1',
      done,
    );
    expect(findLastUndoable(lines, 29_999)?.traceNumber).toBe('22222222');
    expect(findLastUndoable(lines, 30_000)).toBeUndefined();
  });

  it('steps back only from what was received, never from where a colleague has moved it', () => {
    const back = { kind: 'back', to: 1 };
    expect(findWayBack([{ kind: 'forward', to: 3 }, back])).toBe(back);
    expect(findWayBack([{ kind: 'back', to: 2 }])).toBeUndefined();
  });
});
