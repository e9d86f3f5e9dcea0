import { QueryClient } from '@tanstack/react-query';
import { OfficeFailure } from './office-failure.ts';

const finalRefusals = new Set([
  'unauthorised',
  'forbidden',
  'not_found',
  'invalid_input',
  'given_up',
  'conflict',
  'too_many',
]);

/** Retry after a lost answer or a server error, not after a refusal. */
export const mayRetry = (failures: number, thrown: unknown): boolean =>
  failures < 1 && !(thrown instanceof OfficeFailure && finalRefusals.has(thrown.code));

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, retryDelay: 600, staleTime: 10_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
