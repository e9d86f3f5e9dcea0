import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CacheRules } from '#contract/site-module.ts';
import { dayMs, hourMs } from '#kernel/durations.ts';
import type { NodeMiddleware } from '../node-middleware.ts';
import type { CacheOutcome } from '../observer.ts';
import { type AnswerStore, createAnswerStore, type KeptAnswer } from './answer-store.ts';
import { findCacheKey, missingKey } from './find-cache-key.ts';
import { type PreparedAnswer, prepareAnswer } from './prepared-answer.ts';
import { writeAnswer } from './write-answer.ts';

/** Little on a page changes without an edit (the year in the footer); for that it is rendered again. */
const revalidateMs = hourMs;
/** After a failed rendering the old answer is used this long before the next try. */
const retryMs = 1_000;
/** A version that was not confirmed for this long means that the database is away. */
const confirmedMs = 5_000;

export type PageCacheDeps = {
  /** Answers an address with all headers; nothing but the address has an influence. */
  make: (key: string) => Promise<Response>;
  /** What may be kept, and by which names; nothing for addresses that must be answered anew each time. */
  rulesOf: (path: string) => CacheRules | undefined;
  contentVersion: { current: () => number; age: () => number };
  /** Answers that never change: the files of the built site. */
  files: ReadonlyMap<string, PreparedAnswer>;
  room: { entries: number; bytes: number };
  /** Called with how each request was answered. */
  observe?: (outcome: CacheOutcome) => void;
  /** Called with what kept an answer from being made or sent. */
  reportError: (error: unknown) => void;
  now?: () => number;
};

export type PageCache = { handle: NodeMiddleware; size: AnswerStore['size'] };

/**
 * Answers public pages from memory before anything else is done. An answer is current as long as the content
 * version it was made at is; a newer version makes it old, and the next caller waits for a new one. However
 * many wait for the same address, it is made once. When it cannot be made, the old one stands.
 */
export const createPageCache = (deps: PageCacheDeps): PageCache => {
  const { make, rulesOf, contentVersion, files, reportError } = deps;
  const { now = () => performance.now(), observe = () => {} } = deps;
  const store = createAnswerStore(deps.room);
  const underWay = new Map<string, Promise<PreparedAnswer>>();

  const isCurrent = (kept: KeptAnswer): boolean => {
    if (now() < kept.retryAt) return true;
    if (kept.version !== contentVersion.current()) return false;
    const unconfirmed = contentVersion.age();
    return unconfirmed > confirmedMs ? unconfirmed < dayMs : now() - kept.madeAt < revalidateMs;
  };

  const findCurrent = (key: string): PreparedAnswer | undefined => {
    const kept = store.find(key);
    return kept && isCurrent(kept) ? kept.answer : undefined;
  };

  const fill = async (key: string, version: number): Promise<PreparedAnswer> => {
    const madeAt = now();
    const answer = await prepareAnswer(await make(key));
    if (isWorthKeeping(key, answer)) store.keep(key, { answer, version, madeAt, retryAt: 0 });
    return answer;
  };

  /** An answer is rendered once at a time for a key and a content version; after an edit it is rendered anew. */
  const fillOnce = (key: string): Promise<PreparedAnswer> => {
    const version = contentVersion.current();
    const flight = `${version} ${key}`;
    const known = underWay.get(flight);
    if (known) return known;
    const filling = fill(key, version).finally(() => underWay.delete(flight));
    underWay.set(flight, filling);
    return filling;
  };

  const answerNew = async (
    key: string,
    incoming: IncomingMessage,
    outgoing: ServerResponse,
  ): Promise<void> => {
    const answer = await fillOnce(key);
    if (answer.isPersonal) throw new Error(`${key} sets a cookie and cannot be shared`);
    const old = answer.status < 500 ? undefined : store.find(key);
    if (old && now() - old.madeAt < dayMs) {
      old.retryAt = now() + retryMs;
      observe('stale');
      writeAnswer(incoming, outgoing, old.answer);
    } else {
      observe('miss');
      writeAnswer(incoming, outgoing, answer, answer.httpRequestId);
    }
  };

  /** An answer that is ready, the key to make one under, or nothing where the cache is not used. */
  const findCached = (url: string): PreparedAnswer | string | undefined => {
    const ready = findCurrent(url) ?? files.get(url);
    if (ready) return ready;
    const key = findCacheKey(url, rulesOf);
    return key === undefined || key === url ? key : (findCurrent(key) ?? key);
  };

  const handle: NodeMiddleware = (incoming, outgoing, next) => {
    const { method, url = '/' } = incoming;
    const found = method === 'GET' || method === 'HEAD' ? findCached(url) : undefined;
    if (found === undefined) next();
    else if (typeof found === 'string') {
      answerNew(found, incoming, outgoing).catch((error: unknown) => {
        reportError(error);
        if (outgoing.headersSent) outgoing.destroy();
        else next();
      });
    } else {
      observe(files.get(url) === found ? 'file' : 'hit');
      writeAnswer(incoming, outgoing, found);
    }
  };
  return { handle, size: store.size };
};

const isWorthKeeping = (key: string, { status, isPublic }: PreparedAnswer): boolean =>
  key === missingKey ? status === 404 : status === 200 && isPublic;
