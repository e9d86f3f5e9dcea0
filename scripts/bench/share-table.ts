import type { Load } from './run-wrk.ts';

type Kind = 'hits' | 'proxy' | 'bare' | 'misses';
export type Measured = Partial<Record<Kind | 'files', Load>>;

const crowds = [1, 16, 64];
const titles: Record<Kind, string> = {
  hits: 'from memory',
  proxy: 'through nginx.conf',
  bare: 'nginx’s bare cache',
  misses: 'made anew',
};

/** Collects what was measured and writes it as one table: each figure is a share of nginx's in the same round. */
export const createShareTable = () => {
  const cells = new Map<string, Measured>();
  const keyOf = (page: string, crowd: number) => `${page} ${crowd}`;
  return {
    crowds,
    note: (page: string, crowd: number, measured: Measured): void => {
      cells.set(keyOf(page, crowd), { ...cells.get(keyOf(page, crowd)), ...measured });
    },
    write: (pages: readonly string[]): string => {
      const kinds = Object.keys(titles) as Kind[];
      const head = [
        '',
        ...kinds.flatMap((kind) => crowds.map((n) => (n === 1 ? `${titles[kind]}: 1` : String(n)))),
      ];
      const rows = pages.map((page) => [
        page,
        ...kinds.flatMap((kind) => crowds.map((crowd) => writeShare(cells.get(keyOf(page, crowd)), kind))),
        writeP99(cells.get(keyOf(page, 64))),
      ]);
      return writeTable([[...head, 'p99 at 64, nginx’s in brackets'], ...rows]);
    },
  };
};

const writeShare = (measured: Measured | undefined, kind: Kind): string => {
  const [load, limit] = [measured?.[kind], measured?.files];
  if (!load) return '';
  if (!limit) return `${load.perSecond.toFixed(0)}/s`;
  const share = (100 * load.perSecond) / limit.perSecond;
  return `${share.toFixed(kind === 'misses' ? 2 : 0)} %${load.refused > 0 ? ` (${load.refused} refused)` : ''}`;
};

const writeP99 = (measured: Measured | undefined): string =>
  `${measured?.hits?.p99.toFixed(1) ?? '?'} ms (${measured?.files?.p99.toFixed(1) ?? '?'})`;

const writeTable = (rows: string[][]): string => {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => (row[at] ?? '').length)));
  const line = (row: string[]) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  const [head = [], ...rest] = rows;
  return [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...rest.map(line)].join(
    '\n',
  );
};
