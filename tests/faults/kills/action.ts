import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** How an action stood when the server was gone. `midway` is a state that the action knows how to go on from. */
export type Found = 'done' | 'not done' | 'midway';

/** One action, ready to be done while the server is killed. Every look fails the test when it finds a half. */
export type ReadyAction = {
  send: () => Promise<unknown>;
  /** Before the next start, as the dead server left it. */
  look: () => Promise<Found>;
  /** After the start: does it again, as a person would who saw no answer, and finds it done exactly once. */
  repeat: () => Promise<void>;
  /** The phones that get exactly one message about it. */
  phones: readonly string[];
};

export type Action = {
  name: string;
  prepare: (round: number) => Promise<ReadyAction>;
};

/** All of it or nothing: anything between fails the test. */
export const judge = <Facts>(facts: Facts, { done, notDone }: { done: Facts; notDone: Facts }): Found => {
  expect([done, notDone]).toContainEqual(facts);
  return isDeepStrictEqual(facts, done) ? 'done' : 'not done';
};
