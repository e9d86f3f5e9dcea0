/** Unpredictable values: fit for codes, tokens and keys. */
export type Random = {
  /** `length` random bytes. */
  bytes(length: number): Uint8Array;
  /** A whole number from 0 up to, but not including, `below`; every one equally likely. */
  integer(below: number): number;
};
