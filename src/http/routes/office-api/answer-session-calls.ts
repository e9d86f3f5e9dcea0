import type { sessionCalls } from '#contract/office/calls/session-calls.ts';
import {
  acceptInvitation,
  beginSetUp,
  describePerson,
  finishSetUp,
  finishSignIn,
  halfSessionMs,
  listDemoPeople,
  markBrowser,
  proveIdentity,
  provePasskey,
  proveRecovery,
  proveTotp,
  readInvitation,
  requestPasskey,
  requireHalfSession,
  requireSelf,
  type SignedIn,
  type Staff,
  type StaffDeps,
  signIn,
  signOut,
  toEmailKey,
} from '#features/staff/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { secondMs } from '#kernel/durations.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import { type AnswersFor, AnswerWithCookies, type OfficeContext } from './office-context.ts';
import { knownBrowserSeconds, type OfficeCookies } from './office-cookies.ts';

type Deps = {
  staff: StaffDeps;
  cookies: OfficeCookies;
  antiForgery: AntiForgery;
  /** Whether the sign-in page offers the people of the demo. */
  offersDemoPeople: boolean;
  /** Where the simulators show their codes. */
  authenticatorUrl?: string | undefined;
};
type PasskeyAnswer = Parameters<typeof provePasskey>[2]['response'];

export const sessionActions = { signOut };

/** Signing in and out. */
export const answerSessionCalls = (deps: Deps): AnswersFor<keyof typeof sessionCalls> => {
  const { staff, cookies } = deps;

  const toHalf = <Result>(halfToken: string, result: Result) =>
    new AnswerWithCookies(result, {
      cookies: [cookies.half.write(halfToken, { maxAgeSeconds: halfSessionMs / secondMs })],
    });

  const toWhole = <Signed extends SignedIn>(
    { sessionToken, ...result }: Signed,
    { knownBrowser }: OfficeContext,
  ) =>
    new AnswerWithCookies(result, {
      cookies: [
        cookies.staff.write(sessionToken),
        cookies.half.drop(),
        cookies.known.write(markBrowser(staff, toEmailKey(result.person.email), knownBrowser), {
          maxAgeSeconds: knownBrowserSeconds,
        }),
      ],
      newSession: sessionToken,
    });

  const requireActing = ({ acting }: OfficeContext) => {
    if (!acting) throw new AppError('unauthorised');
    return acting;
  };

  return {
    getAntiForgery: async (_, context) =>
      new AnswerWithCookies(
        deps.offersDemoPeople
          ? { demoPeople: await listDemoPeople(staff), authenticatorUrl: deps.authenticatorUrl }
          : { demoPeople: [] },
        { cookies: [deps.antiForgery.writeTokenCookie(context.request)] },
      ),
    signIn: async ({ email, password }, { clientAddress, knownBrowser }) => {
      const { halfToken, ...result } = await signIn(staff, { email, password, clientAddress, knownBrowser });
      return toHalf(halfToken, result);
    },
    signInWithCode: async ({ code }, context) => {
      const prove = (person: Staff) => proveTotp(staff, person, code);
      return toWhole(await finishSignIn(staff, { ...context, prove }), context);
    },
    signInWithRecovery: async ({ code }, context) => {
      const prove = (person: Staff) => proveRecovery(staff, person, code);
      return toWhole(await finishSignIn(staff, { ...context, prove }), context);
    },
    getPasskeyOptions: async (_, { halfToken, origin }) => {
      const { staff: person } = await requireHalfSession(staff, halfToken, 'second');
      // Copied here and below, because an interface does not have the further fields that the contract allows.
      return { ...(await requestPasskey(staff, person, 'sign-in', origin)) };
    },
    signInWithPasskey: async ({ response }, context) => {
      const { origin } = context;
      const given = response as PasskeyAnswer;
      const prove = (person: Staff) =>
        provePasskey(staff, person, { response: given, purpose: 'sign-in', origin });
      return toWhole(await finishSignIn(staff, { ...context, prove }), context);
    },
    beginSetUp: (_, { halfToken }) => beginSetUp(staff, { halfToken }),
    finishSetUp: async ({ code }, context) => {
      const signedIn = await finishSetUp(staff, { ...context, code });
      return toWhole(signedIn, context);
    },
    getSession: async (_, context) => {
      const { session, staff: person } = requireActing(context);
      return {
        ...describePerson(person),
        idleSecondsLeft: Math.floor(session.idleLeftMs / secondMs),
        secondsLeft: Math.floor(session.lifeLeftMs / secondMs),
        hasFreshProof: session.hasFreshProof,
      };
    },
    signOut: async (input, { actor }) => {
      await signOut(staff, actor, input);
      return new AnswerWithCookies(null, {
        cookies: [cookies.staff.drop(), cookies.half.drop()],
        newSession: '',
      });
    },
    getProofOptions: async (_, { actor, origin }) => ({
      ...(await requestPasskey(staff, await requireSelf(staff, actor), 'proof', origin)),
    }),
    prove: async ({ password, code, passkey }, { actor, origin }) => {
      await proveIdentity(staff, actor, {
        password,
        code,
        passkey: passkey as PasskeyAnswer | undefined,
        origin,
      });
      return null;
    },
    readInvitation: ({ token }) => readInvitation(staff, token),
    acceptInvitation: async ({ token, password }) => {
      const { halfToken } = await acceptInvitation(staff, { token, password });
      return toHalf(halfToken, { step: 'setup', methods: [] });
    },
  };
};
