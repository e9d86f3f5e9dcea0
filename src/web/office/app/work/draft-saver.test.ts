import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createDraftSaver, type SaveState } from './draft-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A text, and a server whose answers are given by hand. */
const makeDesk = ({ mayRetry = false } = {}) => {
  const sent: string[] = [];
  const answers: { give: () => void; refuse: () => void }[] = [];
  const states: SaveState[] = [];
  let text = '';
  let saved = '';
  const saver = createDraftSaver({
    pauseMs: 1_000,
    maxMs: 8_000,
    mayRetry: () => mayRetry,
    isChanged: () => text !== saved,
    onState: (state) => states.push(state),
    save: () =>
      new Promise<void>((resolve, reject) => {
        const sending = text;
        sent.push(sending);
        answers.push({
          give: () => {
            saved = sending;
            resolve();
          },
          refuse: () => reject(new Error('refused')),
        });
      }),
  });
  const type = (next: string) => {
    text = next;
    saver.touch();
  };
  return { sent, answers, states, saver, type };
};

// accepts 472
it('saves once after the last key, not at every key', async () => {
  const { sent, type } = makeDesk();
  type('آ');
  await vi.advanceTimersByTimeAsync(900);
  type('آز');
  await vi.advanceTimersByTimeAsync(900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual(['آز']);
});

it('keeps one save on the wire and sends what was written meanwhile next', async () => {
  const { sent, answers, states, type } = makeDesk();
  type('یک');
  await vi.advanceTimersByTimeAsync(1_000);
  type('یک دو');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['یک']);
  answers[0]?.give();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual(['یک', 'یک دو']);
  answers[1]?.give();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('saved');
});

it('says that it failed, and tries again with the next change', async () => {
  const { sent, answers, states, type } = makeDesk();
  type('یک');
  await vi.advanceTimersByTimeAsync(1_000);
  answers[0]?.refuse();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(states.at(-1)).toBe('failed');
  expect(sent).toHaveLength(1);
  type('یک دو');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['یک', 'یک دو']);
});

it('sends what was corrected while a slow refusal was on its way', async () => {
  const { sent, answers, states, saver, type } = makeDesk();
  type('یک');
  await vi.advanceTimersByTimeAsync(1_000);
  type('یک دو');
  await vi.advanceTimersByTimeAsync(2_000);
  answers[0]?.refuse();
  await vi.advanceTimersByTimeAsync(0);
  expect(states.at(-1)).toBe('failed');
  // Who leaves now sends it too.
  expect(saver.isWaiting()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sent).toEqual(['یک', 'یک دو']);
  answers[1]?.refuse();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(2);
});

it('saves at once when it must be saved before something else, and tells whether it was', async () => {
  const { answers, saver, type } = makeDesk();
  expect(await saver.flush()).toBe(true);
  type('یک');
  const done = saver.flush();
  answers[0]?.give();
  expect(await done).toBe(true);
  type('دو');
  const refused = saver.flush();
  answers[1]?.refuse();
  expect(await refused).toBe(false);
});

// accepts 742
it('saves while somebody types without a pause', async () => {
  const { sent, answers, type } = makeDesk();
  for (let second = 0; second < 30; second += 0.5) {
    type(`نوشته تا ${second}`);
    await vi.advanceTimersByTimeAsync(500);
    answers.shift()?.give();
  }
  expect(sent.length).toBeGreaterThanOrEqual(3);
});

// accepts 742
it('tries a failed save again by itself with growing waits, until it is saved', async () => {
  const { sent, answers, states, saver, type } = makeDesk({ mayRetry: true });
  type('یک');
  await vi.advanceTimersByTimeAsync(1_000);
  for (const wait of [3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000]) {
    answers.at(-1)?.refuse();
    await vi.advanceTimersByTimeAsync(0);
    expect(states.at(-1)).toBe('failed');
    const before = sent.length;
    await vi.advanceTimersByTimeAsync(wait - 1);
    expect(sent).toHaveLength(before);
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveLength(before + 1);
  }
  answers.at(-1)?.give();
  await vi.advanceTimersByTimeAsync(120_000);
  expect(states.at(-1)).toBe('saved');
  expect(saver.isWaiting()).toBe(false);
  expect(sent).toHaveLength(8);
});
