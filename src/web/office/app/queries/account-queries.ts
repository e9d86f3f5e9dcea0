import { queryOptions } from '@tanstack/react-query';
import { accountCalls } from '#contract/office/calls/account-calls.ts';
import { officeClient } from '../office-call.ts';

export const account = officeClient(accountCalls);

export const accountQueries = {
  all: ['account'] as const,
  own: () => queryOptions({ queryKey: ['account', 'own'], queryFn: () => account.getAccount() }),
  sessions: () =>
    queryOptions({ queryKey: ['account', 'sessions'], queryFn: () => account.listOwnSessions() }),
};

export type OwnAccount = Awaited<ReturnType<typeof account.getAccount>>;
export type OwnSession = Awaited<ReturnType<typeof account.listOwnSessions>>[number];
