import { describe, expect, it } from 'vitest';
import type { Load } from '../../scripts/bench/run-wrk.ts';
import { readWrk } from '../../scripts/bench/run-wrk.ts';
import { createShareTable } from '../../scripts/bench/share-table.ts';

const printed = `Running 2s test @ http://127.0.0.1:4700/
  1 threads and 16 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     3.77ms    6.34ms  58.55ms   89.11%
    Req/Sec    11.10k     2.71k   14.20k    75.00%
  Latency Distribution
     50%  850.00us
     75%    2.88ms
     90%   11.29ms
     99%    1.05s
  22146 requests in 2.01s, 1.11GB read
  Non-2xx or 3xx responses: 12
Requests/sec:  11036.27
Transfer/sec:    565.32MB
`;

describe('what wrk prints', () => {
  it('is read with its units and its refusals', () => {
    expect(readWrk(printed)).toEqual({ perSecond: 11_036.27, p50: 0.85, p99: 1_050, refused: 12 });
  });
});

// accepts 708
describe('the table of a benchmark', () => {
  const load = (perSecond: number, p99 = 1, refused = 0): Load => ({ perSecond, p50: 1, p99, refused });

  it('tells every figure as a share of nginx at the same number of connections', () => {
    const table = createShareTable();
    for (const crowd of table.crowds) {
      table.note('home', crowd, {
        hits: load(500, 4),
        files: load(1_000, 2),
        proxy: load(900),
        bare: load(950),
      });
      table.note('home', crowd, { misses: load(5, 1, crowd === 64 ? 3 : 0) });
    }
    const [head = '', , row = ''] = table.write(['home']).split('\n');
    expect(head).toMatch(/from memory: 1 .*through nginx\.conf: 1 .*made anew: 1 .*p99 at 64/);
    const cells = row.split('|').map((cell) => cell.trim());
    expect(cells.slice(1, -1)).toEqual([
      ...['home', '50 %', '50 %', '50 %', '90 %', '90 %', '90 %'],
      ...['95 %', '95 %', '95 %'],
      ...['0.50 %', '0.50 %', '0.50 % (3 refused)', '4.0 ms (2.0)'],
    ]);
  });

  it('tells plain figures where there is no nginx', () => {
    const table = createShareTable();
    table.note('home', 1, { hits: load(500) });
    expect(table.write(['home'])).toContain('500/s');
  });
});
