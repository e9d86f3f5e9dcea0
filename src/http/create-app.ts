import { randomUUID } from 'node:crypto';
import type { Logger } from 'pino';
import { AppError } from '#kernel/app-error.ts';
import type { RequestFacts } from './app-env.ts';
import {
  bodyTimeoutOf,
  closedDoor,
  type Door,
  isBehind,
  requireMethod,
  requireModestBody,
  urgencyAt,
} from './door.ts';
import { guardErrors } from './guard-errors.ts';
import { limitPageMaking } from './limit-renders.ts';
import { limits } from './limits.ts';
import type { Pressure } from './measure-pressure.ts';
import { compressAnswer } from './middleware/compression.ts';
import { type Observer, observeNothing } from './observer.ts';
import { HttpRefusal, toRefusal } from './refusal.ts';
import { checkRequest, isOfficeHost, type RequestHead } from './request-head.ts';
import { addSecurityHeaders } from './security-headers.ts';
import { type Answer, isWhole } from './whole-answer.ts';

export type App = {
  /** The checks that come before a cache may answer: cheap, and thrown when they fail. */
  check: (head: RequestHead) => void;
  /** How long the body of a request to this address may take to arrive, in milliseconds. */
  bodyTimeoutOf: (head: RequestHead) => number;
  /** Meant for the office's own host, where no page of the site is. */
  isForOffice: (head: RequestHead) => boolean;
  /** How many pages wait for their turn to be made. */
  waiting: () => number;
  /** Answers a request from outside: checked, guarded, logged and with every header it must carry. */
  answer: (request: Request, head: RequestHead, clientAddress: string) => Promise<Answer>;
  /** Refuses a request that cannot even be made into a `Request`, in the shape of the door it knocked at. */
  refuse: (error: unknown, head: RequestHead) => Promise<Answer>;
};

export type AppDeps = {
  /** In the order they are asked; the last one takes whatever is left. */
  doors: readonly Door[];
  publicOrigin: string | undefined;
  /** The office's own host, if it has one. */
  officeOrigin?: string | undefined;
  pressure: Pressure;
  log: Logger;
  observer?: Observer;
};

/** Those a `Request` can carry; TRACE, for one, is none. */
const requestMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']);

type Inside = { head: RequestHead; path: string; facts: RequestFacts };

/** All doors behind one entrance. What is common to every answer happens here, and nowhere else. */
export const createApp = ({
  doors,
  publicOrigin,
  officeOrigin,
  pressure,
  log,
  observer = observeNothing,
}: AppDeps): App => {
  const origins = { publicOrigin, officeOrigin };
  const isForOffice = (head: RequestHead) => isOfficeHost(head, officeOrigin);
  const guarded = new Map([...doors, closedDoor].map((door) => [door, guardErrors(door, log)]));
  const turns = limitPageMaking(limits.madeAtOnce, limits.turnPatience);
  let inLine = 0;
  const isOpenTo = ({ host }: Door, head: RequestHead): boolean =>
    officeOrigin === undefined || host === 'both' || (host === 'office') === isForOffice(head);
  const doorFor = (head: RequestHead): Door => {
    const path = pathOf(head.url);
    const door = doors.find((one) => isBehind(one, path) && isOpenTo(one, head));
    // A page of the site says that there is no such page; it could not answer other methods.
    const isHidden = doors.some(
      (one) => one.host === 'office' && isBehind(one, path) && !isOpenTo(one, head),
    );
    if (isHidden && !isReading(head)) return closedDoor;
    if (!door && isForOffice(head)) return closedDoor;
    if (!door) throw new Error('the last door must take every path');
    return door;
  };

  const finish = (response: Answer, path: string, requestId: string): Answer => {
    const facts = { requestId, path, isHttps: publicOrigin?.startsWith('https:') ?? false };
    if (isWhole(response)) {
      addSecurityHeaders(response.headers, facts);
      return response;
    }
    // Answers from a fetch may be read-only, so the headers are copied once here.
    const headers = new Headers(response.headers);
    addSecurityHeaders(headers, facts);
    return new Response(response.body, { status: response.status, headers });
  };

  const make = async (door: Door, request: Request, { path, facts }: Inside): Promise<Answer> => {
    const handle = guarded.get(door) as ReturnType<typeof guardErrors>;
    const finished = finish(await handle(request, facts), path, facts.requestId);
    return compressAnswer(finished, request.headers.get('accept-encoding'));
  };

  const respond = async (door: Door, request: Request, inside: Inside): Promise<Answer> => {
    const { head, path, facts } = inside;
    try {
      checkRequest(head, origins);
      requireMethod(door, path, head.method);
      requireModestBody(door, request);
      if (pressure.level() >= urgencyAt(door, path)) {
        observer.shed(nameDoor(door));
        throw tooMany();
      }
    } catch (error) {
      return finish(await door.refuse(toRefusal(error), facts), path, facts.requestId);
    }
    // Who waits for a turn is counted too: a long line is what pressure is about.
    const leave = door.waitsAside ? () => {} : pressure.enter();
    const work = () => make(door, request, inside);
    if (!door.inTurns) return work().finally(leave);
    inLine += 1;
    const begin = () => {
      inLine -= 1;
      return work();
    };
    return turns(begin).finally(leave);
  };

  return {
    check: (head) => {
      checkRequest(head, origins);
      if (head.method === 'GET' || head.method === 'HEAD') return;
      const path = pathOf(head.url);
      requireMethod(doorFor(head), path, head.method);
      if (!requestMethods.has(head.method)) throw new HttpRefusal('not_found', 404);
    },
    bodyTimeoutOf: (head) => bodyTimeoutOf(doorFor(head)),
    isForOffice,
    waiting: () => inLine,
    answer: async (request, head, clientAddress) => {
      const started = performance.now();
      const facts: RequestFacts = { requestId: randomUUID(), clientAddress };
      const path = pathOf(head.url);
      const door = doorFor(head);
      const response = await respond(door, request, { head, path, facts });
      observer.answered(nameDoor(door), response.status, (performance.now() - started) / 1_000);
      // Only the path: query strings may carry codes, authorities and search words.
      log.info({
        requestId: facts.requestId,
        method: head.method,
        path: hideToken(path),
        status: response.status,
        ms: Math.round(performance.now() - started),
      });
      return response;
    },
    refuse: async (error, head) => {
      const path = pathOf(head.url);
      const facts: RequestFacts = { requestId: randomUUID(), clientAddress: 'unknown' };
      return finish(await doorFor(head).refuse(toRefusal(error), facts), path, facts.requestId);
    },
  };
};

/** A closed list of words: what the doors are called by their first path. */
const nameDoor = ({ prefix }: Door): string => (prefix === '/' ? 'pages' : prefix.slice(1));

const isReading = ({ method }: RequestHead): boolean => method === 'GET' || method === 'HEAD';

/** Said at once and cheaply, so that those already inside are served well. */
const tooMany = () =>
  new AppError('unavailable', { message: 'too many requests at once', retryAfterSeconds: 5 });

/** The address of a tracking page is the key to it. */
const hideToken = (path: string): string => (path.startsWith('/r/') ? '/r/…' : path);

const pathOf = (url: string): string => {
  const path = url.split('?', 1)[0] ?? '/';
  return path.startsWith('/') ? path : '/';
};
