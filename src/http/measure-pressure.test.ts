import { describe, expect, it, onTestFinished } from 'vitest';
import { measurePressure } from './measure-pressure.ts';
import { urgencyOf } from './urgency.ts';

describe('too many requests at once', () => {
  it('send pages away first and money last, and are let in again when there is room', () => {
    const pressure = measurePressure();
    onTestFinished(pressure.stop);
    const isTurnedAway = (path: string) => pressure.level() >= urgencyOf(path);
    const leaving = Array.from({ length: 201 }, pressure.enter);
    expect(isTurnedAway('/articles/1')).toBe(true);
    expect(isTurnedAway('/repair-api/Marakez/LoadList')).toBe(true);
    expect(isTurnedAway('/api/v1/Articles/GetTop/4')).toBe(false);
    leaving.push(...Array.from({ length: 100 }, pressure.enter));
    expect(isTurnedAway('/api/v1/Articles/GetTop/4')).toBe(true);
    expect(isTurnedAway('/api/v1/Suggestions/SendSuggestion')).toBe(false);
    leaving.push(...Array.from({ length: 600 }, pressure.enter));
    expect(isTurnedAway('/api/v1/Suggestions/SendSuggestion')).toBe(true);
    expect(isTurnedAway('/repair-api/Product/AuthMobile')).toBe(true);
    for (const path of ['/payback', '/repair-api/Payment/Verify', '/healthz', '/readyz']) {
      expect(isTurnedAway(path), path).toBe(false);
    }
    for (const leave of leaving) leave();
    expect(pressure.level()).toBe(0);
  });
});
