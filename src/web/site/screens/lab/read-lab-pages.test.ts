import { expect, it } from 'vitest';
import type { LabDevices } from '#contract/repair/lab-entities.ts';
import { readLabPages } from './read-lab-pages.ts';

const pageOf = (page: number): LabDevices => ({
  mobile: '',
  counts: { all: 7, repair: 0, warranty: 0, centres: 0 },
  total: page > 7 ? 0 : 7,
  pageSize: 1,
  items: page > 7 ? [] : [{ soldProductId: page } as LabDevices['items'][number]],
  sessionEndsInSeconds: 1,
});

/** A list of seven pages; one of them may fail. */
const openList = (failing?: number) => {
  const asked: number[] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  const labDevices = async ({ page: given = '1' }: { page?: string | number | undefined } = {}) => {
    const page = Number(given);
    asked.push(page);
    underWay += 1;
    mostUnderWay = Math.max(mostUnderWay, underWay);
    await Promise.resolve();
    underWay -= 1;
    if (page === failing) return { kind: 'failed' as const, cause: undefined };
    return { kind: 'ok' as const, data: pageOf(page), message: '' };
  };
  return { client: { labDevices }, asked, readMostUnderWay: () => mostUnderWay };
};
const wanted = { search: '', filter: 'all' } as const;

it('reads the pages of a lab in their order, three at once', async () => {
  const { client, readMostUnderWay } = openList();
  const outcome = await readLabPages(client, wanted, 1, 8);
  expect(outcome).toMatchObject({
    kind: 'done',
    data: { total: 7, items: [1, 2, 3, 4, 5, 6, 7].map((soldProductId) => ({ soldProductId })) },
  });
  expect(readMostUnderWay()).toBe(3);
});

it('asks for no further page of a lab after one that failed', async () => {
  const { client, asked } = openList(2);
  expect((await readLabPages(client, wanted, 1, 7)).kind).toBe('broken');
  expect(asked).toEqual([1, 2, 3]);
});
