import { AggregatorRegistry } from 'prom-client';
import type { Config } from '#config';
import { isClusterProcess } from '../processes/process-messages.ts';
import type { Metrics } from './create-metrics.ts';
import { type Measured, measureAtScrape } from './measure-at-scrape.ts';
import { serveMetrics } from './serve-metrics.ts';

type MetricsServer = { port: number; close: () => void };

/** Opens `/metrics` where the settings name it, else nothing. */
export const startMetrics = async (
  { metrics: address }: Pick<Config, 'metrics'>,
  { registry }: Metrics,
  measured: Measured,
): Promise<MetricsServer | undefined> => {
  measureAtScrape(registry, measured);
  if (isClusterProcess()) {
    // The primary process adds the figures of all processes up; this gives it ours.
    AggregatorRegistry.setRegistries(registry);
    new AggregatorRegistry();
    return undefined;
  }
  if (!address) return undefined;
  return serveMetrics(address, async () => ({ type: registry.contentType, text: await registry.metrics() }));
};
