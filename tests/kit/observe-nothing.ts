import type { Observer } from '#http/observer.ts';

/** For tests that count no requests. */
export const observeNothing: Observer = { answered: () => {}, shed: () => {}, cacheAnswered: () => {} };
