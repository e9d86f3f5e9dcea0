import { describe, expect, it } from 'vitest';
import { AppError, appErrorCodes, isAppError } from './app-error.ts';

describe('AppError', () => {
  it('carries a code, and what a route group and a log need', () => {
    const cause = new Error('socket closed');
    const error = new AppError('unavailable', { cause, details: { provider: 'sms' }, retryAfterSeconds: 30 });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'AppError', code: 'unavailable', message: 'unavailable', cause });
    expect(error.details).toEqual({ provider: 'sms' });
    expect(error.retryAfterSeconds).toBe(30);
  });

  it('has no cause when none is given', () => {
    expect('cause' in new AppError('not_found')).toBe(false);
  });

  it('takes its own text for the log', () => {
    expect(new AppError('not_found', { message: 'No product 12' }).message).toBe('No product 12');
  });

  it('lists each code once', () => {
    expect(new Set(appErrorCodes).size).toBe(appErrorCodes.length);
  });
});

describe('isAppError', () => {
  it('tells by class and by code', () => {
    const error: unknown = new AppError('conflict');
    expect(isAppError(error)).toBe(true);
    expect(isAppError(error, 'conflict')).toBe(true);
    expect(isAppError(error, 'not_found')).toBe(false);
    expect(isAppError(new Error('conflict'))).toBe(false);
    expect(isAppError(undefined)).toBe(false);
  });
});
