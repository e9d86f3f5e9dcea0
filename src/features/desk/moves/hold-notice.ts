import type { Person } from '#features/audit/index.ts';

/** A forward move and a cancel can be taken back for so long; their SMS wait as long. */
export const undoMs = 30_000;

/** A command cannot be taken back, so its SMS does not wait. */
export const findHoldMs = ({ staffId }: Person): number | undefined =>
  staffId === null ? undefined : undoMs;
