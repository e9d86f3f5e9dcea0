import { AppError } from '#kernel/app-error.ts';

/** Busy, locked, out of disk, cannot read, cannot open. */
const sqliteTroubles = new Set([5, 6, 10, 13, 14]);

/** Lost or refused connection, no room, shutting down, waited too long, or gave way to a rival. */
const postgresTroubles = /^(08|53|57P|57014|55P03|40001|40P01|25P0)/;
const networkTroubles = /^(ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/;
const poolTroubles =
  /timeout exceeded when trying to connect|connection terminated|not queryable|query read timeout/i;

/**
 * Turns "the database cannot do this now" into `unavailable`, so that people are asked to try again. Everything else, a
 * broken rule for one, stays what it is.
 */
export const toUnavailableError = (error: unknown): unknown => {
  if (!(error instanceof Error) || error instanceof AppError) return error;
  const { code = '', errcode } = error as Error & { code?: string; errcode?: number };
  const isTrouble =
    errcode === undefined
      ? postgresTroubles.test(code) || networkTroubles.test(code) || poolTroubles.test(error.message)
      : sqliteTroubles.has(errcode & 0xff);
  if (!isTrouble) return error;
  return new AppError('unavailable', {
    message: `the database is not available: ${error.message}`,
    cause: error,
    ...(isDiskFull(code, errcode)
      ? { retryAfterSeconds: 600, details: { isDiskFull: true } }
      : { retryAfterSeconds: 5 }),
  });
};

const isDiskFull = (code: string, errcode: number | undefined): boolean =>
  errcode === undefined ? code === '53100' : (errcode & 0xff) === 13;
