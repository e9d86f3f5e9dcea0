import { z } from 'zod';
import { defineOfficeCalls } from '../office-call.ts';
import { Nothing, RoleName } from '../office-values.ts';
import { PasskeyAnswer } from '../passkey-json.ts';
import { permissions } from '../permissions.ts';

const tag = 'Session';
const Password = z.string().min(1).max(1_024);
const Code = z.string().min(1).max(64);
const Email = z
  .string()
  .transform((text) => text.trim())
  .pipe(z.email().max(256));

const SecondMethod = z.enum(['totp', 'passkey', 'recovery']);
export const SignedInPerson = z.object({ id: z.int(), name: z.string(), email: z.string() });

const OfficeSession = z.object({
  person: SignedInPerson,
  roles: z.array(RoleName),
  permissions: z.array(z.enum(permissions)),
});

const HalfSignIn = z.object({ step: z.enum(['second', 'setup']), methods: z.array(SecondMethod) });

/** What an authenticator is set up with: the secret as text, its address, and the address as a picture. */
export const TotpSetUp = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The dark squares of the QR code as an SVG path, in a square of so many units a side. */
  qr: z.object({ size: z.int(), path: z.string() }),
});
export type TotpSetUp = z.infer<typeof TotpSetUp>;

/** Signing in, in two steps, and out. */
export const sessionCalls = defineOfficeCalls({
  getAntiForgery: {
    method: 'get',
    path: '/antiforgery',
    tag,
    permission: 'anyone',
    summary: 'Sets the anti-forgery cookie; with the demo it also names the people to try the office as',
    result: z.object({
      demoPeople: z.array(z.object({ name: z.string(), email: z.string(), role: RoleName })),
      /** Where their codes are shown; only while the simulators run. */
      authenticatorUrl: z.string().optional(),
    }),
  },
  signIn: {
    method: 'post',
    path: '/session',
    tag,
    permission: 'anyone',
    summary: 'The first step: e-mail and password',
    description: 'Gives half a session, which opens nothing but the second step or, once, the set-up.',
    body: z.object({ email: Email, password: Password }),
    result: HalfSignIn,
    refusals: ['unauthorised', 'too_many', 'unavailable'],
  },
  signInWithCode: {
    method: 'post',
    path: '/session/code',
    tag,
    permission: 'half',
    summary: 'The second step: a code of the authenticator',
    body: z.object({ code: Code }),
    result: OfficeSession,
    refusals: ['too_many'],
  },
  getPasskeyOptions: {
    method: 'post',
    path: '/session/passkey/options',
    tag,
    permission: 'half',
    summary: 'What the browser needs to ask for a passkey',
    result: z.looseObject({ challenge: z.string() }),
    refusals: ['not_found'],
  },
  signInWithPasskey: {
    method: 'post',
    path: '/session/passkey',
    tag,
    permission: 'half',
    summary: 'The second step: a passkey',
    body: z.object({ response: PasskeyAnswer }),
    result: OfficeSession,
    refusals: ['too_many'],
  },
  signInWithRecovery: {
    method: 'post',
    path: '/session/recovery',
    tag,
    permission: 'half',
    summary: 'The second step: one of the ten recovery codes',
    body: z.object({ code: Code }),
    result: OfficeSession,
    refusals: ['too_many'],
  },
  beginSetUp: {
    method: 'post',
    path: '/session/setup',
    tag,
    permission: 'half',
    summary: 'The first factor of a new account: an authenticator to scan',
    result: TotpSetUp,
  },
  finishSetUp: {
    method: 'post',
    path: '/session/setup/code',
    tag,
    permission: 'half',
    summary: 'One right code makes the factor stand, signs in and gives the recovery codes, once',
    body: z.object({ code: Code }),
    result: OfficeSession.extend({ recoveryCodes: z.array(z.string()) }),
    refusals: ['conflict', 'too_many'],
  },
  getSession: {
    method: 'get',
    path: '/session',
    tag,
    permission: 'account.own',
    summary: 'Who am I',
    result: OfficeSession.extend({
      /** Whole seconds until the session ends without work, and in any case. */
      idleSecondsLeft: z.int(),
      secondsLeft: z.int(),
      hasFreshProof: z.boolean(),
    }),
  },
  signOut: {
    method: 'delete',
    path: '/session',
    tag,
    summary: 'Signs out of this browser',
    result: Nothing,
  },
  getProofOptions: {
    method: 'post',
    path: '/session/proof/options',
    tag,
    permission: 'account.own',
    summary: 'What the browser needs to ask for a passkey as a fresh proof',
    result: z.looseObject({ challenge: z.string() }),
    refusals: ['not_found'],
  },
  prove: {
    method: 'post',
    path: '/session/proof',
    tag,
    permission: 'account.own',
    summary: 'Password and second factor once more; good for ten minutes',
    body: z.object({ password: Password, code: Code.optional(), passkey: PasskeyAnswer.optional() }),
    result: Nothing,
    refusals: ['too_many', 'unavailable'],
  },
  readInvitation: {
    method: 'post',
    path: '/invitation',
    tag,
    permission: 'anyone',
    summary: 'Who is invited; the token stands behind the hash sign of the link',
    body: z.object({ token: z.string().max(200) }),
    result: z.object({ name: z.string(), email: z.string(), roles: z.array(RoleName) }),
    refusals: ['not_found'],
  },
  acceptInvitation: {
    method: 'post',
    path: '/invitation/accept',
    tag,
    permission: 'anyone',
    summary: 'Sets the password and uses the link up; what comes next is the set-up of the second factor',
    body: z.object({ token: z.string().max(200), password: z.string().max(1_024) }),
    result: HalfSignIn,
    refusals: ['not_found', 'unavailable'],
  },
});
