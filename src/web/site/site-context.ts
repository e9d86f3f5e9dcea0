import { createContext, type RouterContextProvider } from 'react-router';
import { type ContentClient, createContentClient } from '#contract/content/client.ts';

/** What the pages door lends to the site for one request. */
export type SiteContext = {
  /** Answers a request to the API: in-process on the server. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Where the content API is, without a path. Equal to `publicOrigin` unless it is configured elsewhere. */
  apiOrigin: string;
  /** The origin visitors see, for canonical addresses. */
  publicOrigin: string;
  /** Hosts whose players may be embedded. */
  embedHosts?: readonly string[];
  /** Receives errors of rendering and loading; without it they go to the console. */
  reportError?: (error: unknown) => void;
  /** Where a live map may be loaded from, when one is configured. */
  mapOrigin?: string | undefined;
};

export const siteContext = createContext<SiteContext>();

/** A page must arrive within three seconds even when calls hang; what is not there by then counts as failed. */
const pagePatienceMs = 2_500;

type ReadableContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/**
 * The typed content client of this request. Its calls share one patience, counted from here, so that calls made
 * one after the other do not add up.
 */
export const contentClientOf = (context: ReadableContext, patienceMs = pagePatienceMs): ContentClient => {
  const { fetch, apiOrigin } = context.get(siteContext);
  const end = performance.now() + patienceMs;
  return createContentClient({
    origin: apiOrigin,
    fetch: (request) => fetchBefore(end, request, fetch),
  });
};

/** Waits for the whole answer, its body too: a server may send the first line and then nothing. */
const fetchBefore = async (end: number, request: Request, fetch: SiteContext['fetch']): Promise<Response> => {
  const rest = Math.max(0, Math.ceil(end - performance.now()));
  const gone = AbortSignal.timeout(rest);
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The content call took too long')), rest);
  });
  const whole = async () => {
    const answer = await fetch(new Request(request, { signal: gone }));
    return new Response(await answer.text(), { status: answer.status, headers: answer.headers });
  };
  try {
    return await Promise.race([whole(), tooLate]);
  } finally {
    clearTimeout(timer);
  }
};
