import { expect, it } from 'vitest';
import { limits } from '../limits.ts';
import { readJsonBody } from './read-json-body.ts';

const send = (value: unknown) =>
  new Request('http://localhost/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(value),
  });
const withKeys = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`k${at}`, at]));
const withItems = (count: number) => ({ items: Array.from({ length: count }, () => 1) });

it('takes a public body of 200 keys and 1,000 items, and refuses one more of either', async () => {
  const read = (value: unknown) => readJsonBody(send(value), limits.publicJson);
  expect(await read(withKeys(200))).toEqual(withKeys(200));
  expect(await read(withItems(1_000))).toEqual(withItems(1_000));
  await expect(read(withKeys(201))).rejects.toMatchObject({ code: 'invalid_input' });
  await expect(read(withItems(1_001))).rejects.toMatchObject({ code: 'invalid_input' });
});

it('counts the keys of every level', async () => {
  const rows = Array.from({ length: 100 }, () => ({ a: 1, b: 2 }));
  await expect(readJsonBody(send({ rows }), limits.publicJson)).rejects.toMatchObject({
    code: 'invalid_input',
  });
  expect(await readJsonBody(send({ rows }), limits.officeJson)).toEqual({ rows });
});
