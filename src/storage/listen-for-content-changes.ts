import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { type Db, readEngine } from './dialect.ts';

const channel = 'azma_content';
const minPauseMs = 250;
const maxPauseMs = 10_000;

/** To be called inside the transaction of a content write: the hint goes out with its commit, or not at all. */
export const sendContentHint = async (db: Db): Promise<void> => {
  if (readEngine(db) === 'postgres') await sql`select pg_notify(${channel}, '')`.execute(db);
};

/**
 * Calls back soon after content was written by anyone: a hint only, which may be lost or come twice. Listens on a connection of its own, because a pool hands its connections around. It comes back by itself
 * after a loss, later each time and never in step with other processes, and then hints once for what it missed.
 */
export const listenForContentChanges = (url: string, onHint: () => void): { stop: () => Promise<void> } => {
  const stopping = new AbortController();
  let current: pg.Client | undefined;

  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000, keepAlive: true });
    current = client;
    // Both events mean the same loss, and an error without a listener would end the process.
    const lost = new Promise<void>((done) => {
      client.on('error', () => done());
      client.on('end', () => done());
    });
    try {
      await client.connect();
      client.on('notification', onHint);
      await client.query(`listen ${channel}`);
      onHint();
      await lost;
    } finally {
      await client.end().catch(() => {});
    }
  };

  const run = async (): Promise<void> => {
    let pause = minPauseMs;
    while (!stopping.signal.aborted) {
      const started = Date.now();
      await listenOnce().catch(() => {});
      pause = Date.now() - started > maxPauseMs ? minPauseMs : Math.min(pause * 2, maxPauseMs);
      const jittered = pause * (0.5 + Math.random() / 2);
      await wait(jittered, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
    }
  };
  const running = run();

  return {
    stop: async () => {
      stopping.abort();
      await current?.end().catch(() => {});
      await running;
    },
  };
};
