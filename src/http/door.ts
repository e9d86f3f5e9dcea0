import type { Refusal } from './refusal.ts';
import type { RequestFacts } from './request-facts.ts';

/**
 * A part of the site with its own paths and its own shape of answers. Whatever goes wrong below its prefix, its
 * own `refuse` words the answer: also for failures that happen before the door is reached.
 */
export type Door = {
  prefix: string;
  /** Its answers are large and made by this process itself, so only a few are made at once. */
  inTurns?: boolean;
  handle: (request: Request, facts: RequestFacts) => Response | Promise<Response>;
  refuse: (refusal: Refusal, facts: RequestFacts) => Response | Promise<Response>;
};

/** True when the path is the door's prefix or lies below it. */
export const isBehind = (door: Door, path: string): boolean =>
  door.prefix === '/' || path === door.prefix || path.startsWith(`${door.prefix}/`);
