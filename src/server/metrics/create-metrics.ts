import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Observer } from '#http/observer.ts';

/** What happened to something we asked of the outside; outcomes are a closed list of words. */
export type CountOutcome = (what: 'sms' | 'payment' | 'mail', outcome: string) => void;

export type Metrics = { registry: Registry; observer: Observer; countOutcome: CountOutcome };

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The numbers of this process, in a registry of its own. */
export const createMetrics = (): Metrics => {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'azma_http_requests_total',
    help: 'Answered requests by route group and class of status; those from the page cache are counted apart.',
    labelNames: ['route_group', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'azma_http_request_duration_seconds',
    help: 'How long an answer took to be ready, by route group.',
    labelNames: ['route_group'],
    buckets: seconds,
    registers,
  });
  const shed = new Counter({
    name: 'azma_http_shed_total',
    help: 'Requests that were refused because there were too many.',
    labelNames: ['route_group'],
    registers,
  });
  const kept = new Counter({
    name: 'azma_page_cache_total',
    help: 'Answers of the page cache: hit, file, miss or stale.',
    labelNames: ['outcome'],
    registers,
  });
  const outside = new Counter({
    name: 'azma_outside_calls_total',
    help: 'What became of messages and payments that were handed to the outside.',
    labelNames: ['what', 'outcome'],
    registers,
  });
  return {
    registry,
    observer: {
      answered: (route_group, status, took) => {
        requests.inc({ route_group, status: `${Math.floor(status / 100)}xx` });
        durations.observe({ route_group }, took);
      },
      shed: (route_group) => shed.inc({ route_group }),
      cacheAnswered: (outcome) => kept.inc({ outcome }),
    },
    countOutcome: (what, outcome) => outside.inc({ what, outcome }),
  };
};
