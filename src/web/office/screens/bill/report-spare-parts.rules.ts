import type { SparePart } from '#contract/repair/service-report.ts';
import type { Price } from '../../app/queries/desk-setting-queries.ts';
import type { LineValues } from './bill-values.ts';

const keyOf = ({ code, title }: Pick<LineValues, 'code' | 'title'>): string =>
  (code || title).trim().toLowerCase();

/**
 * The parts of a report as lines that a bill does not hold yet: equal parts together, prices from the list. A part
 * that is not in the list has none, and the form asks for it.
 */
export const listSparePartLines = (
  parts: readonly SparePart[],
  prices: readonly Price[],
  lines: readonly LineValues[],
): LineValues[] => {
  const found = new Map<string, LineValues>();
  const billed = new Set(lines.map(keyOf));
  for (const { code, title, quantity } of parts) {
    const price = prices.find((one) => one.kind === 'part' && keyOf(one) === code.trim().toLowerCase());
    const line = {
      code: price?.code ?? '',
      title: price?.title ?? title,
      quantity,
      unitRial: price?.unitRial ?? null,
    };
    const key = keyOf(line);
    if (billed.has(key)) continue;
    found.set(key, { ...line, quantity: quantity + (found.get(key)?.quantity ?? 0) });
  }
  return [...found.values()];
};
