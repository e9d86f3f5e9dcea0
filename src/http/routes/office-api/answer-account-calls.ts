import type { accountCalls } from '#contract/office/calls/account-calls.ts';
import {
  addPasskey,
  beginTotp,
  changeOwnPassword,
  confirmTotp,
  endOwnSession,
  findRelyingParty,
  listOwnSessions,
  namePasskey,
  readAccount,
  removePasskey,
  removeTotp,
  renewRecoveryCodes,
  requestNewPasskey,
  requireSelf,
  type StaffDeps,
  signOutEverywhere,
} from '#features/staff/index.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import { type AnswersFor, AnswerWithCookies } from './office-context.ts';
import type { OfficeCookies } from './office-cookies.ts';
import { performActions } from './perform-actions.ts';
import { toListedSession } from './to-staff-shapes.ts';

const changes = { endOwnSession, confirmTotp, removeTotp, namePasskey, removePasskey, renewRecoveryCodes };
const endings = { signOutEverywhere, changeOwnPassword };
export const accountActions = { ...changes, ...endings, addPasskey };

type Deps = { staff: StaffDeps; cookies: OfficeCookies };

/** The own account. */
export const answerAccountCalls = ({ staff, cookies }: Deps): AnswersFor<keyof typeof accountCalls> => {
  /** The person's own session went with the others. */
  const signedOut = () => new AnswerWithCookies(null, { cookies: [cookies.staff.drop()], newSession: '' });

  return {
    getAccount: async (_, { actor, origin }) => {
      const account = await readAccount(staff, actor);
      return {
        ...account,
        passkeys: account.passkeys.map((passkey) => ({
          ...passkey,
          createdAt: toIso(passkey.createdAt),
          lastUsedAt: toIsoOrNull(passkey.lastUsedAt),
        })),
        mayUsePasskeys: findRelyingParty(origin) !== undefined,
      };
    },
    listOwnSessions: async (_, { actor }) =>
      (await listOwnSessions(staff, actor)).map(({ isThis, ...session }) => ({
        ...toListedSession(session),
        isThis,
      })),
    ...performActions(staff, changes),
    ...performActions(staff, endings, signedOut),
    beginTotp: (_, { actor }) => beginTotp(staff, actor),
    getNewPasskeyOptions: async (_, { actor, origin }) => ({
      ...(await requestNewPasskey(staff, await requireSelf(staff, actor), origin)),
    }),
    addPasskey: ({ name, response }, { actor, origin }) =>
      addPasskey(staff, actor, {
        name,
        response: response as Parameters<typeof addPasskey>[2]['response'],
        origin,
      }),
  };
};
