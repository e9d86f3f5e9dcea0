import { expect, it } from 'vitest';
import { OfficeFailure } from './office-failure.ts';
import { readOfficeAnswer } from './read-office-answer.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers });

it('takes a success as the result itself', async () => {
  expect(await readOfficeAnswer(answer(200, { total: 3 }))).toEqual({ total: 3 });
});

it('throws a refusal with its sentence, its fields and whatever else the server said', async () => {
  const refused = readOfficeAnswer(
    answer(
      409,
      { code: 'conflict', message: 'تغییر کرده', requestId: 'r1', statusId: 4 },
      { 'retry-after': '30' },
    ),
  );
  await expect(refused).rejects.toBeInstanceOf(OfficeFailure);
  const failure = await refused.then(
    () => expect.unreachable(),
    (thrown: OfficeFailure) => thrown,
  );
  expect(failure).toMatchObject({
    code: 'conflict',
    message: 'تغییر کرده',
    requestId: 'r1',
    retryAfterSeconds: 30,
    details: { statusId: 4 },
  });
});

it('has a sentence even for an answer that is no answer', async () => {
  const broken = readOfficeAnswer(new Response('<html>', { status: 502 }));
  await expect(broken).rejects.toMatchObject({ code: 'unexpected' });
});
