/** `refused`: answers that were no success. */
export type Load = { perSecond: number; p50: number; p99: number; refused: number };

export type Burst = {
  port: number;
  path: string;
  connections: number;
  seconds: number;
  headers: Record<string, string>;
};
