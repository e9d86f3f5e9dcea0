import { createContext, type RouterContextProvider } from 'react-router';
import { type ContentAnswer, type ContentClient, createContentClient } from '#contract/content/client.ts';
import { createRepairClient, type RepairClient } from '#contract/repair/client.ts';
import type { SiteContext } from '#contract/site-module.ts';

export const siteContext = createContext<SiteContext>();

/** A page must arrive within three seconds even when calls hang; what is not there by then counts as failed. */
const pageTimeoutMs = 2_500;

export type ReadableContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/**
 * The typed content client of this request. Its calls share one deadline, counted from here, so that calls made
 * one after the other do not add up.
 */
export const openContentClient = (context: ReadableContext, timeoutMs = pageTimeoutMs): ContentClient => {
  const { fetch, ask, apiOrigin } = context.get(siteContext);
  const end = performance.now() + timeoutMs;
  return createContentClient({
    origin: apiOrigin,
    fetch: (request) => fetchBefore(end, request, fetch),
    ask: ask && ((name, input) => waitUntil(end, ask(name, input)).catch(toFailure)),
  });
};

const toFailure = (cause: unknown): ContentAnswer<never> => ({ kind: 'failed', cause });

/** The repair API as the server may call it: without a session, for what needs none. */
export const openRepairClient = (context: ReadableContext): RepairClient => {
  const { fetchRepair, repairApiOrigin } = context.get(siteContext);
  const end = performance.now() + pageTimeoutMs;
  return createRepairClient({
    origin: repairApiOrigin,
    fetch: (request) => fetchBefore(end, request, fetchRepair),
  });
};

/** Waits for the whole answer, its body too: a server may send the first line and then nothing. */
const fetchBefore = (end: number, request: Request, fetch: SiteContext['fetch']): Promise<Response> => {
  const timeout = AbortSignal.timeout(countMsUntil(end));
  const readAll = async () => {
    const answer = await fetch(new Request(request, { signal: timeout }));
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
  };
  return waitUntil(end, readAll());
};

const waitUntil = async <Answer>(end: number, answer: Promise<Answer>): Promise<Answer> => {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The call took too long')), countMsUntil(end));
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(timer);
  }
};

const countMsUntil = (end: number): number => Math.max(0, Math.ceil(end - performance.now()));
