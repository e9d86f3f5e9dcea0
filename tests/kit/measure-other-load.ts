import { readFileSync } from 'node:fs';

/** Hundredths of a second of all processors: those that anybody used, and all there were. */
const readMachine = (): { busy: number; whole: number } => {
  const [first = ''] = readFileSync('/proc/stat', 'utf8').split('\n');
  const times = first.trim().split(/\s+/).slice(1, 9).map(Number);
  const whole = times.reduce((sum, time) => sum + time, 0);
  const [idle = 0, waiting = 0] = times.slice(3, 5);
  return { busy: whole - idle - waiting, whole };
};

/** The same of one process with its threads; the name of a process may hold spaces, what follows it may not. */
const readProcess = (pid: number): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return Number(fields[11] ?? 0) + Number(fields[12] ?? 0);
};

/**
 * Which share of the processors everybody else uses, from now until it is asked: a time that was measured on a machine
 * that others keep busy says nothing about the server. Nought where the machine does not tell.
 */
export const measureOtherLoad = (pids: readonly number[]): (() => number) => {
  const read = () => {
    try {
      const ours = pids.reduce((sum, pid) => sum + readProcess(pid), 0);
      return { ...readMachine(), ours };
    } catch {
      return undefined;
    }
  };
  const before = read();
  return () => {
    const after = read();
    if (!before || !after || after.whole === before.whole) return 0;
    const others = after.busy - before.busy - (after.ours - before.ours);
    return Math.max(0, others / (after.whole - before.whole));
  };
};
