import { describe, expect, it, onTestFinished } from 'vitest';
import type { Urgency } from './measure-pressure.ts';
import { measurePressure } from './measure-pressure.ts';

describe('too many requests at once', () => {
  it('send pages away first and money last, and are let in again when there is room', () => {
    const pressure = measurePressure();
    onTestFinished(pressure.stop);
    const isTurnedAway = (urgency: Urgency) => pressure.level() >= urgency;
    const leaving = Array.from({ length: 201 }, pressure.enter);
    expect([isTurnedAway(1), isTurnedAway(2)]).toEqual([true, false]);
    leaving.push(...Array.from({ length: 100 }, pressure.enter));
    expect([isTurnedAway(2), isTurnedAway(3)]).toEqual([true, false]);
    leaving.push(...Array.from({ length: 600 }, pressure.enter));
    expect([isTurnedAway(3), isTurnedAway(4), isTurnedAway(5)]).toEqual([true, true, false]);
    for (const leave of leaving) leave();
    expect(pressure.level()).toBe(0);
  });
});
