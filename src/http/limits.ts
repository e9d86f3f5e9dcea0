import { minuteMs } from '#kernel/durations.ts';

/** Bounds of the HTTP server: requests, connections, kept pages and the stop, in milliseconds and bytes. */
export const limits = {
  urlLength: 2_048,
  headerBytes: 16_384,
  headerCount: 100,
  publicJson: { bytes: 32 * 1_024, keys: 200, arrayItems: 1_000 },
  /** Staff write whole articles and move a hundred requests at once; the contract bounds each list. */
  officeJson: { bytes: 1_024 * 1_024 },
  officeUpload: 500 * 1_024 * 1_024,
  officeBodyTimeout: 15 * minuteMs,
  /** A text of the largest size over 2G; only files may take longer. */
  jsonBodyTimeout: 2 * minuteMs,
  jsonDepth: 20,
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5_000,
  keepAliveTimeout: 5_000,
  /** Behind a proxy whose own idle time is 60 s, ours must be longer. */
  keepAliveTimeoutBehindProxy: 65_000,
  socketTimeout: minuteMs,
  requestsPerSocket: 1_000,
  connections: 2_000,
  /** Beyond these the longest idle makes room, before new ones are turned away. */
  connectionsBeforeRoom: 1_900,
  /** Of one address, unless a proxy stands for many. */
  connectionsPerAddress: 200,
  keptPages: 2_000,
  /** How many pages and content answers are made at once, and how long one waits to begin. */
  maxConcurrentRenders: 8,
  startRenderAnywayAfter: 1_000,
  /** How long a stopping server waits for answers that are under way. */
  drainTime: 10_000,
  /** How often a stopping server lets go of connections that carry nothing. */
  idleSweep: 250,
  hardStop: 30_000,
} as const;
