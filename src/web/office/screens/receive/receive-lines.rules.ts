import { minuteMs } from '#kernel/durations.ts';

/** One slip of the present round. */
export type ReceiveLine = {
  /** The idempotency key of this scan: sent again it is done once. */
  key: string;
  traceNumber: string;
  /** When it was scanned, by this computer's clock. */
  at: number;
  /** How often the same slip was read within a minute. */
  times: number;
  state: 'waiting' | 'sending' | 'received' | 'refused' | 'undeclared' | 'undone';
  /** Received all the same although its declaration is missing. */
  mayLackDeclaration?: boolean;
  productName?: string;
  centreName?: string;
  /** Why it was refused, or has to be sent again. */
  text?: string | undefined;
  /** The line of the log that takes it back, and until when by this computer's clock. */
  undo?: { logId: number; until: number } | undefined;
};

const sameSlipMs = minuteMs;
/** A round is one delivery; more lines than that are not looked at. What has not been sent always stays. */
const maxLines = 500;

const isUnsent = ({ state }: ReceiveLine): boolean => state === 'waiting' || state === 'sending';

/**
 * Takes a scan: the same slip within a minute counts on its line, and is tried again if it was refused or still waits;
 * anything else is a new line at the top. One that waits keeps its key: it may have been done already.
 */
export const takeScan = (
  lines: readonly ReceiveLine[],
  scan: { traceNumber: string; at: number; key: string },
): { lines: readonly ReceiveLine[]; isToSend: boolean; isCounted: boolean } => {
  const same = lines.find(
    ({ traceNumber, at, state }) =>
      traceNumber === scan.traceNumber && scan.at - at < sameSlipMs && state !== 'undone',
  );
  if (same) {
    const isRefused = same.state === 'refused';
    const again = isRefused ? { state: 'waiting' as const, key: scan.key, text: undefined } : {};
    return {
      lines: changeLine(lines, same.key, { ...again, times: same.times + 1 }),
      isToSend: isRefused || same.state === 'waiting',
      isCounted: !isRefused,
    };
  }
  const line: ReceiveLine = { ...scan, times: 1, state: 'waiting' };
  const kept = [line, ...lines].filter((one, at) => at < maxLines || isUnsent(one));
  return { lines: kept, isToSend: true, isCounted: false };
};

export const changeLine = (
  lines: readonly ReceiveLine[],
  key: string,
  change: Partial<ReceiveLine>,
): readonly ReceiveLine[] => lines.map((line) => (line.key === key ? { ...line, ...change } : line));

/** What goes out next: the scan that has waited longest and was not tried in this turn. */
export const findNextToSend = (
  lines: readonly ReceiveLine[],
  tried: ReadonlySet<string>,
): ReceiveLine | undefined => lines.findLast(({ state, key }) => state === 'waiting' && !tried.has(key));

/** What Ctrl+Z takes back: the last one received, while its SMS is held. */
export const findLastUndoable = (lines: readonly ReceiveLine[], now: number): ReceiveLine | undefined =>
  lines.find(({ state, undo }) => state === 'received' && undo !== undefined && undo.until > now);

/** The move that takes a receipt back; there is none once a colleague has moved the request on. */
export const findWayBack = <Move extends { kind: string; to: number }>(
  moves: readonly Move[],
): Move | undefined => moves.find(({ kind, to }) => kind === 'back' && to === 1);

export const countLines = (lines: readonly ReceiveLine[]) => ({
  received: lines.filter(({ state }) => state === 'received').length,
  refused: lines.filter(({ state }) => state === 'refused').length,
  undeclared: lines.filter(({ state }) => state === 'undeclared').length,
  waiting: lines.filter(isUnsent).length,
});
