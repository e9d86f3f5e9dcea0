import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Front } from '../front.ts';
import type { KeptOutcome } from '../observer.ts';
import type { Answer } from '../whole-answer.ts';
import { type AnswerStore, createAnswerStore, type KeptAnswer } from './answer-store.ts';
import { type FinishedAnswer, finishAnswer } from './finished-answer.ts';
import { type CacheRules, missingKey, readCacheKey } from './read-cache-key.ts';
import { writeAnswer } from './write-answer.ts';

const dayMs = 86_400_000;
/** Pages hold little that changes without an edit (the year in the footer); that little is looked at again. */
const lookAgainMs = 3_600_000;
/** After a failed making the old answer stands this long before the next try. */
const restMs = 1_000;
/** A version that was not confirmed for this long means that the database is away. */
const confirmedMs = 5_000;

export type PageCacheDeps = {
  /** Makes the answer of an address, whole and with every header, from the address alone. */
  make: (key: string) => Promise<Answer>;
  /** What may be kept, and by which names; nothing for addresses that must be answered anew each time. */
  rulesOf: (path: string) => CacheRules | undefined;
  contentVersion: { current: () => number; age: () => number };
  /** Answers that never change: the files of the built site. */
  files: ReadonlyMap<string, FinishedAnswer>;
  room: { entries: number; bytes: number };
  /** Told how each request was answered. */
  observe?: (outcome: KeptOutcome) => void;
  now?: () => number;
};

export type PageCache = { front: Front; size: AnswerStore['size'] };

/**
 * Answers public pages from memory before anything else is done. An answer is current as long as the content
 * version it was made at is; a newer version makes it old, and the next caller waits for a new one. However
 * many wait for the same address, it is made once. When it cannot be made, the old one stands.
 */
export const createPageCache = (deps: PageCacheDeps): PageCache => {
  const { make, rulesOf, contentVersion, files, now = () => performance.now(), observe = () => {} } = deps;
  const store = createAnswerStore(deps.room);
  const underWay = new Map<string, Promise<FinishedAnswer>>();

  const isCurrent = (kept: KeptAnswer): boolean => {
    if (kept.version !== contentVersion.current()) return now() < kept.restsUntil;
    const unconfirmed = contentVersion.age();
    return unconfirmed > confirmedMs ? unconfirmed < dayMs : now() - kept.madeAt < lookAgainMs;
  };

  const findCurrent = (key: string): FinishedAnswer | undefined => {
    const kept = store.find(key);
    return kept && isCurrent(kept) ? kept.answer : undefined;
  };

  const fill = async (key: string, version: number): Promise<FinishedAnswer> => {
    const madeAt = now();
    const answer = await finishAnswer(await make(key));
    if (isWorthKeeping(key, answer)) store.keep(key, { answer, version, madeAt, restsUntil: 0 });
    return answer;
  };

  /** One making at a time for an address and a version: who comes after an edit gets what was made after it. */
  const fillOnce = (key: string): Promise<FinishedAnswer> => {
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
      old.restsUntil = now() + restMs;
      observe('stale');
      writeAnswer(incoming, outgoing, old.answer);
    } else {
      observe('miss');
      writeAnswer(incoming, outgoing, answer, answer.requestId);
    }
  };

  /** An answer that is ready, the key to make one under, or nothing where the cache has no part. */
  const lookUp = (url: string): FinishedAnswer | string | undefined => {
    const ready = findCurrent(url) ?? files.get(url);
    if (ready) return ready;
    const key = readCacheKey(url, rulesOf);
    return key === undefined || key === url ? key : (findCurrent(key) ?? key);
  };

  const count = (url: string, found: FinishedAnswer): FinishedAnswer => {
    observe(files.get(url) === found ? 'file' : 'hit');
    return found;
  };

  const answer: Front['answer'] = (incoming, outgoing, next) => {
    const { method, url = '/' } = incoming;
    const found = method === 'GET' || method === 'HEAD' ? lookUp(url) : undefined;
    if (found === undefined) next();
    else if (typeof found === 'string') answerNew(found, incoming, outgoing).catch(() => next());
    else writeAnswer(incoming, outgoing, count(url, found));
  };
  const takeReady = (url: string): FinishedAnswer | undefined => {
    const found = lookUp(url);
    return typeof found === 'object' ? count(url, found) : undefined;
  };
  return { front: { answer, takeReady }, size: store.size };
};

const isWorthKeeping = (key: string, { status, isPublic }: FinishedAnswer): boolean =>
  key === missingKey ? status === 404 : status === 200 && isPublic;
