/** The present moment. Rules never read the machine's clock themselves, so tests can move it. */
export type Clock = {
  now(): Date;
};
