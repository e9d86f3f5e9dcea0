/** Receives numbers about requests: no path, no address, no person. */
export type Observer = {
  /** A request was answered. */
  answered: (routeGroup: string, status: number, seconds: number) => void;
  /** A request was refused because there were too many. */
  shed: (routeGroup: string) => void;
  /** How the page cache answered. */
  cacheAnswered: (outcome: CacheOutcome) => void;
};

/** `hit` from memory, `file` of the built site, `miss` made anew, `stale` the old one because none could be made. */
export type CacheOutcome = 'hit' | 'file' | 'miss' | 'stale';
