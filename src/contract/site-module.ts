import type { FetchContent } from './content/client.ts';

/** What the server gives the site for one request. */
export type SiteContext = {
  /** Answers a request to the API. */
  fetch: (request: Request) => Response | Promise<Response>;
  /** Asks the content API in this very process; absent where it is configured elsewhere. */
  ask?: FetchContent | undefined;
  /** Where the content API is, without a path. Equal to `publicOrigin` unless it is configured elsewhere. */
  apiOrigin: string;
  /** Answers a request to the repair API, in the name of the visitor's address. */
  fetchRepair: (request: Request) => Response | Promise<Response>;
  /** Where the repair API is, without a path. */
  repairApiOrigin: string;
  /** The origin visitors see, for canonical addresses. */
  publicOrigin: string;
  /** How long a video of ours lasts; undefined for one elsewhere and where it cannot be read. */
  secondsOf?: (address: string) => Promise<number | undefined>;
  /** Hosts whose players may be embedded. */
  embedHosts?: readonly string[];
  /** Receives errors of rendering and loading; without it they go to the console. */
  reportError?: (error: unknown) => void;
  /** Where a live map may be loaded from, when one is configured. */
  mapOrigin?: string | undefined;
};

/** A page, a feed or a redirect. `hasScript`: it names a program of ours. */
export type RenderedPage = { status: number; headers: Headers; body: string; hasScript: boolean };

/** Addresses of the programs that pages name. */
export type SiteScripts = {
  /** The program that looks after islands; only pages that have some name it. */
  islandScript: string;
  /** Programs that every page names: the development server's own. */
  scripts: readonly string[];
};

/**
 * The part of an address that the cache uses: which names of its query count. `isMissing` means that nothing is there,
 * nor can be until the next build, so all such addresses share one answer.
 */
export type CacheRules = { query: readonly string[]; isMissing?: boolean };

/** The built site, as the server imports it. */
export type SiteModule = {
  renderPage: (request: Request, site: SiteContext, scripts: SiteScripts) => Promise<RenderedPage>;
  /** The rules of the screen behind a path; nothing when it is rendered for every request. */
  findPageRules: (path: string) => CacheRules | undefined;
};
