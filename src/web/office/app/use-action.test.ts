import { expect, it } from 'vitest';
import { connectionLostFailure, OfficeFailure } from './office-failure.ts';
import { createSubmit } from './use-action.ts';

it('keeps the key of a lost answer for the same input, and takes a new one for another', async () => {
  const submit = createSubmit();
  const keys: string[] = [];
  const lose = (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    return Promise.reject(connectionLostFailure());
  };
  for (const input of [{ staffId: 1 }, { staffId: 1 }, { staffId: 2 }])
    await expect(submit(lose, input)).rejects.toMatchObject({ code: 'lost' });
  expect(keys[0]).toBe(keys[1]);
  expect(keys[1]).not.toBe(keys[2]);
});

it('fails with a sentence for the person, whatever was thrown', async () => {
  const thrown = new TypeError('Failed to fetch dynamically imported module');
  const failed = createSubmit()(() => Promise.reject(thrown), undefined);
  await expect(failed).rejects.toBeInstanceOf(OfficeFailure);
});
