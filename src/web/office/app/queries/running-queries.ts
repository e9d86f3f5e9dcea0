import { queryOptions } from '@tanstack/react-query';
import { runningCalls } from '#contract/office/calls/running-calls.ts';
import { officeClient } from '../office-call.ts';

const running = officeClient(runningCalls);

export type RunningFacts = Awaited<ReturnType<typeof running.getRunning>>;

export const runningQueries = {
  now: () =>
    queryOptions({ queryKey: ['running'], queryFn: () => running.getRunning(), refetchInterval: 60_000 }),
};
