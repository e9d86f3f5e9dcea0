import { AppError } from '#kernel/app-error.ts';
import type { RequestFacts } from './app-env.ts';
import { jsonAnswer } from './json-answer.ts';
import { limits } from './limits.ts';
import { HttpRefusal, type Refusal } from './refusal.ts';
import type { Answer } from './whole-answer.ts';

/**
 * How long a request is still taken in when there are too many: at pressure 1 those of urgency 1 are sent away,
 * and so on. Pages and suggestions while typing go first, since both can be had again; money goes last.
 */
export type Urgency = 1 | 2 | 3 | 4 | 5;

/**
 * A part of the server with its own paths and its own shape of answers. Everything that differs from door to
 * door is a field here, and `create-app.ts` holds each door to it.
 */
export type Door = {
  /** The door answers this path and everything below it. */
  prefix: string;
  /** What may be asked, for the 405 and its `Allow`; by path where paths differ, undefined where nothing is. */
  methods: readonly string[] | ((path: string) => readonly string[] | undefined);
  urgency: Urgency | ((path: string) => Urgency);
  /** The largest body, in bytes; what announces more is refused unread. A JSON body of usual size unless said. */
  maxBodyBytes?: number;
  /** How long a body may take to arrive, in milliseconds. */
  bodyTimeoutMs?: number;
  /** With an office host of its own: `office` doors answer there only, `both` on either, others on the public one. */
  host?: 'office' | 'both';
  /** Its answers are large and made by this process itself, so only a few are made at once. */
  inTurns?: boolean;
  /** Who waits here waits for work of other threads, in a line of its own: that is no reason to send others away. */
  waitsAside?: boolean;
  handle: (request: Request, facts: RequestFacts) => Answer | Promise<Answer>;
  /** The door's own shape of a refusal: also for failures that happen before the door is reached. */
  refuse: (refusal: Refusal, facts: RequestFacts) => Answer | Promise<Answer>;
};

/** Most doors only show something. */
export const readMethods = ['GET', 'HEAD'] as const;

/** True when the path is the door's prefix or lies below it. */
export const isBehind = (door: Door, path: string): boolean =>
  door.prefix === '/' || path === door.prefix || path.startsWith(`${door.prefix}/`);

export const urgencyAt = ({ urgency }: Door, path: string): Urgency =>
  typeof urgency === 'number' ? urgency : urgency(path);

export const bodyTimeoutOf = ({ bodyTimeoutMs = limits.requestTimeout }: Door): number => bodyTimeoutMs;

export const methodsAt = ({ methods }: Door, path: string): readonly string[] | undefined =>
  typeof methods === 'function' ? methods(path) : methods;

/** The one 405. A path where nothing is passes: the door says so itself. */
export const requireMethod = (door: Door, path: string, method: string): void => {
  const allowed = methodsAt(door, path);
  if (!allowed || allowed.includes(method)) return;
  throw new HttpRefusal('method_not_allowed', 405, { allow: allowed.join(', ') });
};

export const requireModestBody = ({ maxBodyBytes = limits.jsonBody }: Door, request: Request): void => {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) {
    throw new HttpRefusal('too_large', 413);
  }
};

/** What a host says to that which only the other host answers: that there is nothing. */
export const closedDoor: Door = {
  prefix: '/',
  methods: () => undefined,
  urgency: 4,
  handle: () => {
    throw new AppError('not_found');
  },
  refuse: ({ code, message, httpStatus, headers }) => jsonAnswer({ code, message }, httpStatus, headers),
};
