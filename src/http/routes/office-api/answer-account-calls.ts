import type { accountCalls } from '#contract/office/calls/account-calls.ts';
import {
  addPasskey,
  askForNewPasskey,
  beginTotp,
  changeOwnPassword,
  confirmTotp,
  endOwnSession,
  findRelyingParty,
  listOwnSessions,
  nameOwnPasskey,
  readAccount,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requireSelf,
  type StaffDeps,
  signOutEverywhere,
} from '#features/staff/index.ts';
import { OfficeAnswer, type OfficeAnswers } from './office-context.ts';
import type { OfficeCookies } from './office-cookies.ts';
import { toInstant, toListedSession } from './write-staff.ts';

type Deps = { staff: StaffDeps; cookies: OfficeCookies };

/** The own account. */
export const answerAccountCalls = ({ staff, cookies }: Deps): OfficeAnswers<keyof typeof accountCalls> => {
  /** The person's own session went with the others. */
  const signedOut = () => new OfficeAnswer(null, { cookies: [cookies.staff.drop()], newSession: '' });

  return {
    getAccount: async (_, { actor, origin }) => {
      const account = await readAccount(staff, actor);
      return {
        ...account,
        passkeys: account.passkeys.map((passkey) => ({
          ...passkey,
          createdAt: toInstant(passkey.createdAt),
          lastUsedAt: passkey.lastUsedAt === null ? null : toInstant(passkey.lastUsedAt),
        })),
        mayUsePasskeys: findRelyingParty(origin) !== undefined,
      };
    },
    listOwnSessions: async (_, { actor }) =>
      (await listOwnSessions(staff, actor)).map(({ isThis, ...session }) => ({
        ...toListedSession(session),
        isThis,
      })),
    endOwnSession: ({ id }, { actor }) => endOwnSession(staff, actor, id),
    signOutEverywhere: async (_, { actor }) => {
      await signOutEverywhere(staff, actor);
      return signedOut();
    },
    changeOwnPassword: async ({ newPassword }, { actor }) => {
      await changeOwnPassword(staff, actor, { newPassword });
      return signedOut();
    },
    beginTotp: (_, { actor }) => beginTotp(staff, actor),
    confirmTotp: (input, { actor }) => confirmTotp(staff, actor, input),
    removeTotp: (_, { actor }) => removeTotp(staff, actor),
    getNewPasskeyOptions: async (_, { actor, origin }) =>
      askForNewPasskey(staff, await requireSelf(staff, actor), origin),
    addPasskey: ({ name, response }, { actor, origin }) =>
      addPasskey(staff, actor, {
        name,
        response: response as Parameters<typeof addPasskey>[2]['response'],
        origin,
      }),
    namePasskey: (input, { actor }) => nameOwnPasskey(staff, actor, input),
    removePasskey: ({ id }, { actor }) => removePasskey(staff, actor, id),
    renewRecoveryCodes: (_, { actor }) => renewRecoveryCodes(staff, actor),
  };
};
