import { z } from 'zod';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import type { PermittedCall } from '#contract/office/office-call.ts';
import { describeCalls } from '../../calls/openapi/describe-calls.ts';
import { antiForgeryScheme, cookieScheme } from '../../calls/openapi/security-schemes.ts';
import type { OfficeCookies } from './office-cookies.ts';
import { permittedCalls } from './permitted-calls.ts';

const tags: Readonly<Record<string, string>> = {
  Session: 'Signing in, in two steps, and out; invitations.',
  'Own account': 'What everyone keeps of their own: password, factors, sessions.',
  Staff: 'Accounts of the office, for managers.',
  Audit: 'Who did what; rows are added and never changed.',
  Messages: 'The contact inbox.',
  Search: 'Search in everything the person may read.',
  Document: 'This document.',
};

/** The OpenAPI document of everything below `/office-api`. */
export const describeOfficeApi = (cookies: Pick<OfficeCookies, 'staff' | 'half'>): object => {
  const calls: Readonly<Record<string, PermittedCall>> = permittedCalls;
  const used = new Set(Object.values(calls).map(({ tag }) => tag));
  return describeCalls({
    title: 'Azma office API',
    version: '1',
    description: [
      'What the company does in its office. Success is the result itself; a refusal is',
      '`{ code, message, fields?, requestId }` with its HTTP status. Every POST takes an `Idempotency-Key`.',
    ].join(' '),
    basePath: officeBasePath,
    tags: Object.fromEntries([...used].map((tag) => [tag, tags[tag] ?? `Calls about ${tag.toLowerCase()}.`])),
    calls: Object.fromEntries(Object.entries(calls).map(([name, call]) => [name, withPermission(call)])),
    names: {},
    success: (result) => result,
    failure: z.looseObject({
      code: z.string(),
      message: z.string(),
      fields: z.record(z.string(), z.string()).optional(),
      requestId: z.string(),
    }),
    refusals: ['invalid_input', 'unavailable', 'unexpected'],
    securitySchemes: {
      antiForgery: antiForgeryScheme,
      session: cookieScheme(cookies.staff.name, 'The session of someone who is signed in.'),
      half: cookieScheme(cookies.half.name, 'Between password and second factor.'),
    },
    securityOf: (call) => needsOf(call as PermittedCall),
  });
};

const needsOf = ({ permission }: PermittedCall): string[] => {
  if (permission === 'anyone') return [];
  return [permission === 'half' ? 'half' : 'session'];
};

const withPermission = (call: PermittedCall): PermittedCall => {
  const { permission, needsProof, description, summary, refusals = [] } = call;
  if (permission === 'anyone') return call;
  const needs = permission === 'half' ? '' : ` Needs the permission \`${permission}\`.`;
  const proof = needsProof ? ' Asks for a fresh proof.' : '';
  return {
    ...call,
    description: `${description ?? `${summary}.`}${needs}${proof}`,
    refusals: [...new Set([...refusals, 'unauthorised' as const, 'forbidden' as const])],
  };
};
