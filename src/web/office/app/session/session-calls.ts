import { z } from 'zod';
import { defineCalls } from '#contract/call.ts';
import { type Permission, permissions, roles } from '#contract/office/permissions.ts';

const SecondMethod = z.enum(['totp', 'passkey', 'recovery']);
export const OfficeSession = z.object({
  person: z.object({ id: z.number(), name: z.string(), email: z.string() }),
  roles: z.array(z.enum(roles)),
  permissions: z.array(z.enum(permissions as [Permission, ...Permission[]])),
});
const base = { tag: 'session' } as const;

export const sessionCalls = defineCalls({
  getSession: { ...base, method: 'get', path: '/session', summary: 'x', result: OfficeSession },
  signIn: {
    ...base,
    method: 'post',
    path: '/session',
    summary: 'x',
    body: z.object({ email: z.string(), password: z.string() }),
    result: z.object({ step: z.enum(['second', 'setup']), methods: z.array(SecondMethod) }),
  },
  signInWithCode: {
    ...base,
    method: 'post',
    path: '/session/code',
    summary: 'x',
    body: z.object({ code: z.string() }),
    result: OfficeSession,
  },
  signInWithRecovery: {
    ...base,
    method: 'post',
    path: '/session/recovery',
    summary: 'x',
    body: z.object({ code: z.string() }),
    result: OfficeSession,
  },
  getPasskeyOptions: {
    ...base,
    method: 'post',
    path: '/session/passkey/options',
    summary: 'x',
    result: z.record(z.string(), z.unknown()),
  },
  signInWithPasskey: {
    ...base,
    method: 'post',
    path: '/session/passkey',
    summary: 'x',
    body: z.object({ response: z.record(z.string(), z.unknown()) }),
    result: OfficeSession,
  },
  signOut: { ...base, method: 'delete', path: '/session', summary: 'x', result: z.unknown() },
  prove: {
    ...base,
    method: 'post',
    path: '/session/proof',
    summary: 'x',
    body: z.object({ password: z.string(), code: z.string() }),
    result: z.unknown(),
  },
});
