export type LighthouseReport = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; details?: unknown }>;
};

type Item = { resourceType?: string; transferSize?: number };

/** Scores, moments and bytes by type of one page, in three lines. */
export const writeLighthouseReport = (path: string, { categories, audits }: LighthouseReport): string => {
  const scores = Object.entries(categories).map(
    ([name, { score }]) => `${name} ${Math.round((score ?? 0) * 100)}`,
  );
  const seconds = (id: string) => `${((audits[id]?.numericValue ?? 0) / 1_000).toFixed(2)} s`;
  const { items = [] } = (audits['network-requests']?.details ?? {}) as { items?: Item[] };
  const bytes = Map.groupBy(items, ({ resourceType = 'Other' }) => resourceType);
  const sizes = [...bytes].map(([type, some]) => {
    const kB = some.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0) / 1_000;
    return `${type} ${kB.toFixed(0)} kB`;
  });
  const shift = (audits['cumulative-layout-shift']?.numericValue ?? 0).toFixed(3);
  const moments = [
    `FCP ${seconds('first-contentful-paint')}`,
    `LCP ${seconds('largest-contentful-paint')}`,
    `TBT ${seconds('total-blocking-time')}`,
    `CLS ${shift}`,
  ];
  return [`${path}\n  ${scores.join(', ')}`, `  ${moments.join(', ')}`, `  ${sizes.join(', ')}`].join('\n');
};
