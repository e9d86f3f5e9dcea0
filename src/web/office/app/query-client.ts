import { QueryClient } from '@tanstack/react-query';
import { isMomentary, toFailure } from './office-failure.ts';

/** Once more after a lost answer or a server error. Another call within a limit would be refused for now. */
export const mayRetry = (failures: number, thrown: unknown): boolean => {
  const failure = toFailure(thrown);
  return failures < 1 && isMomentary(failure) && failure.httpStatus !== 429;
};

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: mayRetry, retryDelay: 600, staleTime: 10_000, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
