import { queryOptions } from '@tanstack/react-query';
import { officeClient } from '../office-client.ts';

export const accountClient = officeClient({
  getAccount: 'get /account',
  listOwnSessions: 'get /account/sessions',
  endOwnSession: 'delete /account/sessions/{id}',
  signOutEverywhere: 'delete /account/sessions',
  changeOwnPassword: 'put /account/password',
  beginTotp: 'post /account/totp',
  confirmTotp: 'post /account/totp/code',
  removeTotp: 'delete /account/totp',
  getNewPasskeyOptions: 'post /account/passkeys/options',
  addPasskey: 'post /account/passkeys',
  namePasskey: 'put /account/passkeys/{id}',
  removePasskey: 'delete /account/passkeys/{id}',
  renewRecoveryCodes: 'post /account/recovery-codes',
});

export const accountQueries = {
  all: ['account'] as const,
  own: () => queryOptions({ queryKey: ['account', 'own'], queryFn: () => accountClient.getAccount() }),
  sessions: () =>
    queryOptions({ queryKey: ['account', 'sessions'], queryFn: () => accountClient.listOwnSessions() }),
};

export type OwnAccount = Awaited<ReturnType<typeof accountClient.getAccount>>;
export type OwnSession = Awaited<ReturnType<typeof accountClient.listOwnSessions>>[number];
