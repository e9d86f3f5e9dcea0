import { ConfigError } from '#config';
import { PortUnavailable } from './require-free-port.ts';

type Failure = { code?: string; errcode?: number; message?: string; hostname?: string };

/** Why a server cannot start or a command cannot work, and what to do, in one line. */
export const explainStartFailure = (error: unknown): string => {
  // Settings that cannot be used are a list, a line for each.
  if (error instanceof ConfigError) return error.message;
  const causes = listCauses(error);
  for (const cause of causes) {
    const text = explainOne(cause);
    if (text) return oneLine(text);
  }
  let text = '';
  for (const { message = '' } of causes as Failure[])
    if (!text.includes(message)) text += text ? `: ${message}` : message;
  return oneLine(text || String(error));
};

const explainOne = (error: unknown): string | undefined => {
  const failure = error as Failure;
  if (error instanceof PortUnavailable) return error.message;
  if (failure.errcode !== undefined) return explainSqlite(failure);
  const { code = '', message = '' } = failure;
  const newer = /previously executed migration (\S+) is missing/.exec(message);
  if (newer)
    return `the database is of a newer release: it has the migration ${newer[1]}; start that release, or restore a backup of this one`;
  return explainPostgres(code, failure);
};

const explainSqlite = ({ errcode = 0, message }: Failure): string | undefined => {
  const kind = errcode & 0xff;
  if (kind === 11 || kind === 26)
    return `the database file is damaged (${message}); restore it from a backup`;
  if (kind === 13) return 'the disk is full: the database cannot be written to';
  if (kind === 8 || kind === 14) return `the database file cannot be written to (${message})`;
  return undefined;
};

const explainPostgres = (code: string, { message = '', hostname = '' }: Failure): string | undefined => {
  const answer = `PostgreSQL says: ${message}`;
  switch (code) {
    case 'ECONNREFUSED':
      return `nothing answers where DATABASE_URL points (${message || 'connection refused'}); is PostgreSQL running?`;
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `the host ${hostname} in DATABASE_URL is not known`;
    case 'ETIMEDOUT':
    case 'EHOSTUNREACH':
    case 'ENETUNREACH':
      return `the host in DATABASE_URL does not answer (${message})`;
    case 'ERR_INVALID_URL':
      return 'DATABASE_URL is malformed; write postgres://user:password@host:port/database';
    case '3D000':
      return `the database in DATABASE_URL does not exist; ${answer}`;
    case '28000':
    case '28P01':
      return `the role or password in DATABASE_URL is not accepted; ${answer}`;
    case '42501':
    // Without any right on a schema PostgreSQL reports that it does not exist.
    case '3F000':
      return `the role in DATABASE_URL lacks a permission; ${answer}`;
    case '53300':
      return `PostgreSQL takes no more connections; ${answer}`;
    default:
      return undefined;
  }
};

/** The error itself, what caused it, and for one that stands for several the first of them. */
const listCauses = (error: unknown): unknown[] => {
  const found: unknown[] = [];
  let at: unknown = error;
  while (at instanceof Error && found.length < 10) {
    found.push(at);
    at = at instanceof AggregateError ? (at.errors[0] as unknown) : at.cause;
  }
  return found;
};

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
