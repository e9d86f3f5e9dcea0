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

/** A page must arrive within three seconds even when a call hangs; the call then counts as failed. */
const callDeadlineMs = 2_500;

type ReadableContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The typed content client of this request. */
export const contentClientOf = (context: ReadableContext): ContentClient => {
  const { fetch, apiOrigin } = context.get(siteContext);
  return createContentClient({
    origin: apiOrigin,
    fetch: (request) => raceDeadline(Promise.resolve(fetch(request))),
  });
};

const raceDeadline = async (answer: Promise<Response>): Promise<Response> => {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The content call took too long')), callDeadlineMs);
  });
  try {
    return await Promise.race([answer, deadline]);
  } finally {
    clearTimeout(timer);
  }
};
