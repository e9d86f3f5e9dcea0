import { z } from 'zod';

/**
 * How the line behaves. The plain ones fail before anything is done; the `-after` ones do the work first,
 * so that the caller cannot know.
 */
const lineFaults = [
  'normal',
  'down',
  'garbage',
  'huge',
  'redirect',
  'silent',
  'silent-after',
  'reset-after',
] as const;

/** Switches that every simulator has. `times` ends the fault after that many calls. */
export const lineFaultFields = {
  line: z.enum(lineFaults).default('normal'),
  delayMs: z.coerce.number().int().min(0).max(600_000).default(0),
  times: z.coerce.number().int().min(1).nullable().default(null),
};

/** A box in a form says `on`, JSON says true. */
export const switchField = z.union([z.boolean(), z.literal('on').transform(() => true)]).default(false);

export type LineFaults = { line: (typeof lineFaults)[number]; delayMs: number; times: number | null };

export type FaultSwitch<Faults> = {
  read(): Faults;
  /** Replaces all switches; what is not named goes back to normal. Throws a ZodError on nonsense. */
  set(input: unknown): Faults;
  clear(): void;
  /** The faults for the call at hand, which uses one of its `times`; calm when `applies` says no. */
  take(applies?: (faults: Faults) => boolean): Faults;
};

export function createFaultSwitch<Faults extends LineFaults>(schema: z.ZodType<Faults>): FaultSwitch<Faults> {
  const calm = schema.parse({});
  let current = calm;
  return {
    read: () => current,
    set(input) {
      current = schema.parse(input);
      return current;
    },
    clear() {
      current = calm;
    },
    take(applies = () => true) {
      const faults = current;
      if (!applies(faults)) return calm;
      if (faults.times !== null) {
        current = faults.times > 1 ? { ...faults, times: faults.times - 1 } : calm;
      }
      return faults;
    },
  };
}
