/** Who wants to know what the server does, in numbers alone: no path, no address, no person. */
export type Observer = {
  /** A request was answered; `door` is the first part of its address as the doors name it. */
  answered: (door: string, status: number, seconds: number) => void;
  /** A request was sent away because there were too many. */
  shed: (door: string) => void;
  /** How the page cache answered. */
  kept: (outcome: KeptOutcome) => void;
};

/** `hit` from memory, `file` of the built site, `miss` made anew, `stale` the old one because none could be made. */
export type KeptOutcome = 'hit' | 'file' | 'miss' | 'stale';

export const observeNothing: Observer = { answered: () => {}, shed: () => {}, kept: () => {} };
