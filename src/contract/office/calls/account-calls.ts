import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { IdParams, Instant, line, Nothing, RoleName } from '../office-values.ts';
import { NewPasskeyAnswer } from '../passkey-json.ts';
import { SignedInPerson, TotpSetUp } from './session-calls.ts';

const tag = 'Own account';
const own = { tag, permission: 'account.own' } as const;
const proven = { ...own, needsProof: true } as const;
const PasskeyName = line(1, 60);

export const ListedSession = z.object({
  id: z.int(),
  browser: z.string(),
  address: z.string(),
  createdAt: Instant,
  lastUsedAt: Instant,
});

/** What everyone keeps of their own: password, factors, sessions. */
export const accountCalls = defineOfficeCalls({
  getAccount: {
    ...own,
    method: 'get',
    path: '/account',
    summary: 'The own account and its second factors',
    result: z.object({
      person: SignedInPerson,
      roles: z.array(RoleName),
      hasTotp: z.boolean(),
      passkeys: z.array(
        z.object({ id: z.int(), name: z.string(), createdAt: Instant, lastUsedAt: Instant.nullable() }),
      ),
      recoveryCodesLeft: z.int(),
      /** False on a bare IP address, where browsers refuse passkeys. */
      mayUsePasskeys: z.boolean(),
    }),
  },
  listOwnSessions: {
    ...own,
    method: 'get',
    path: '/account/sessions',
    summary: 'Where the person is signed in',
    result: z.array(ListedSession.extend({ isThis: z.boolean() })),
  },
  endOwnSession: {
    tag,
    method: 'delete',
    path: '/account/sessions/{id}',
    summary: 'Ends one of the own sessions',
    params: IdParams,
    result: Nothing,
    refusals: ['not_found'],
  },
  signOutEverywhere: {
    tag,
    method: 'delete',
    path: '/account/sessions',
    summary: 'Ends all sessions of the person, this one too',
    result: Nothing,
  },
  changeOwnPassword: {
    tag,
    method: 'put',
    path: '/account/password',
    summary: 'A new password; every session ends',
    body: z.object({ newPassword: z.string().max(1_024) }),
    result: Nothing,
    refusals: ['unavailable'],
  },
  beginTotp: {
    ...proven,
    method: 'post',
    path: '/account/totp',
    summary: 'A new authenticator to scan',
    result: TotpSetUp.extend({ setUp: z.string() }),
  },
  confirmTotp: {
    tag,
    method: 'post',
    path: '/account/totp/code',
    summary: 'One right code makes the new authenticator stand in place of the old',
    body: z.object({ setUp: z.string().max(400), code: z.string().max(64) }),
    result: Nothing,
  },
  removeTotp: {
    tag,
    method: 'delete',
    path: '/account/totp',
    summary: 'Removes the authenticator, unless it is the last second factor',
    result: Nothing,
    refusals: ['conflict'],
  },
  getNewPasskeyOptions: {
    ...proven,
    method: 'post',
    path: '/account/passkeys/options',
    summary: 'What the browser needs to make a passkey',
    result: z.looseObject({ challenge: z.string() }),
    refusals: ['not_found'],
  },
  addPasskey: {
    tag,
    method: 'post',
    path: '/account/passkeys',
    summary: 'Adds a passkey',
    body: z.object({ name: PasskeyName, response: NewPasskeyAnswer }),
    result: z.object({ id: z.int() }),
    refusals: ['conflict'],
  },
  namePasskey: {
    tag,
    method: 'put',
    path: '/account/passkeys/{id}',
    summary: 'Names a passkey',
    params: IdParams,
    body: z.object({ name: PasskeyName }),
    result: Nothing,
    refusals: ['not_found'],
  },
  removePasskey: {
    tag,
    method: 'delete',
    path: '/account/passkeys/{id}',
    summary: 'Removes a passkey, unless it is the last second factor',
    params: IdParams,
    result: Nothing,
    refusals: ['not_found', 'conflict'],
  },
  renewRecoveryCodes: {
    tag,
    method: 'post',
    path: '/account/recovery-codes',
    summary: 'Ten new recovery codes, shown once; the old ones are void',
    result: z.object({ codes: z.array(z.string()) }),
  },
});
