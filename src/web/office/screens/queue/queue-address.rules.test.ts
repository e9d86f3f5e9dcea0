import { describe, expect, it } from 'vitest';
import { queueCalls } from '#contract/office/calls/queue-calls.ts';
import { readAddress } from '../../ui/list/address-state.rules.ts';
import { countHiddenFilters, isNarrowed, queueAddress, readShownList } from './queue-address.rules.ts';

const { query } = queueCalls.listRepairs;
const read = (address: string) => readAddress(queueAddress, new URLSearchParams(address));

// accepts 526
describe("the queue's address", () => {
  it('says the same to the server as it was written, and leaves out what no filter takes', () => {
    const address =
      'list=open&status=2&centre=12&product=x&inPlace=1&warranty=in&estimate=sent&overdue=0&assignee=me&from=2026-03-21&size=50';
    const search = read(`${address}&estimate2=1&to=yesterday`);
    expect(search).toEqual(Object.fromEntries(new URLSearchParams(address)));
    expect(query.safeParse(search).success).toBe(true);
    expect(Object.keys(queueAddress)).toEqual(Object.keys(query.shape));
  });

  it('opens on what waits for us, and looks everywhere while searching', () => {
    expect(readShownList(read(''))).toBe('ours');
    expect(readShownList(read('q=az'))).toBe('all');
    expect(readShownList(read('q=az&list=closed'))).toBe('closed');
  });

  it('knows whether anything narrows it', () => {
    expect(isNarrowed(read('list=closed&sort=newest&page=2'))).toBe(false);
    expect(isNarrowed(read('status=0'))).toBe(true);
    expect(countHiddenFilters(read('centre=3&warranty=over&q=a'))).toBe(2);
  });
});
