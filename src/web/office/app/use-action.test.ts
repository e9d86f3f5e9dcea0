import { expect, it } from 'vitest';
import { createLostFailure, createStoppedFailure, OfficeFailure } from './office-failure.ts';
import { createKeyedSender } from './use-action.ts';

const answered = (code: 'conflict' | 'unexpected', httpStatus: number) =>
  new OfficeFailure({ code, message: '', httpStatus, details: {} });

/** A submission whose calls are answered one by one, and the keys that they were sent with. */
const makeCalls = () => {
  const keys: string[] = [];
  const answers: ((failure?: OfficeFailure) => void)[] = [];
  const action = (_: unknown, { idempotencyKey }: { idempotencyKey: string }) => {
    keys.push(idempotencyKey);
    return new Promise<void>((resolve, reject) => {
      answers.push((failure) => (failure ? reject(failure) : resolve()));
    });
  };
  const submit = createKeyedSender();
  const start = (input: unknown) => submit(action, input).catch(() => undefined);
  const send = async (input: unknown, failure?: OfficeFailure) => {
    const sent = start(input);
    answers.at(-1)?.(failure);
    await sent;
  };
  return { keys, answers, start, send };
};

it('takes a new key for another input, after success and after a refusal', async () => {
  const { keys, send } = makeCalls();
  await send({ staffId: 1 }, createLostFailure());
  await send({ staffId: 2 }, answered('conflict', 409));
  await send({ staffId: 2 });
  await send({ staffId: 2 });
  expect(new Set(keys).size).toBe(4);
});

it('keeps the key of an input that may have been done', async () => {
  for (const failure of [createLostFailure(), createStoppedFailure(''), answered('unexpected', 502)]) {
    const { keys, send } = makeCalls();
    await send({ staffId: 1 }, failure);
    await send({ staffId: 1 });
    expect(keys[0]).toBe(keys[1]);
  }
});

it('keeps the key of the later of two submissions, whatever becomes of the first', async () => {
  const { keys, answers, start, send } = makeCalls();
  const first = start({ replyId: 1 });
  const second = start({ replyId: 2 });
  answers[0]?.();
  await first;
  answers[1]?.(createLostFailure());
  await second;
  await send({ replyId: 2 });
  expect(keys[2]).toBe(keys[1]);
});

it('fails with a sentence for the person, whatever was thrown', async () => {
  const thrown = new TypeError('Failed to fetch dynamically imported module');
  const failed = createKeyedSender()(() => Promise.reject(thrown), undefined);
  await expect(failed).rejects.toBeInstanceOf(OfficeFailure);
});
