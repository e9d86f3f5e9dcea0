import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { repairEnvelope } from '#contract/envelope.ts';
import { repairBasePath } from '#contract/repair/calls.ts';
import * as entities from '#contract/repair/entities.ts';
import { labCalls } from '#contract/repair/lab-calls.ts';
import * as labEntities from '#contract/repair/lab-entities.ts';
import { MayDo } from '#contract/repair/may-do.ts';
import { RepairRefusalData } from '#contract/repair/refusals.ts';
import { allRepairCalls } from '#contract/repair/report-calls.ts';
import { CustomerReport } from '#contract/repair/service-report.ts';
import { capitalize, describeCalls } from '../../calls/openapi/describe-calls.ts';
import { antiForgeryScheme, cookieScheme } from '../../calls/openapi/security-schemes.ts';

/** The OpenAPI document of everything below `/repair-api`. */
export const describeRepairApi = (sessionCookie: string, labCookie: string): object =>
  describeCalls({
    title: 'Azma repair API',
    version: '1',
    description: [
      'The repair portal: verification by SMS, requests, payment. Every answer is `{ status, message, data }`;',
      '`status` 0 is success, anything else a refusal whose `message` is for the person.',
    ].join(' '),
    basePath: repairBasePath,
    tags: {
      Verification: 'Codes by SMS, and the session of one device that a code is exchanged for.',
      Lab: 'All devices of a proved mobile: its own and those of the centres it speaks for.',
      Requests: 'Repair requests of the verified device.',
      Payment: 'Paying a repair invoice.',
    },
    calls: { ...allRepairCalls, ...labCalls },
    names: { ...entities, ...labEntities, CustomerReport, MayDo, RepairRefusalData },
    success: succeed,
    failure: repairEnvelope(RepairRefusalData),
    refusals: ['invalid_input', 'unavailable', 'unexpected'],
    securitySchemes: {
      antiForgery: antiForgeryScheme,
      session: cookieScheme(sessionCookie, 'The verified session of one device, set by VerifyCode.'),
      lab: cookieScheme(labCookie, 'The proof of a mobile, set by Lab/VerifyCode.'),
    },
    securityOf: ({ refusals, tag }: Call) => {
      if (!refusals?.includes('unauthorised')) return [];
      return [tag === 'Lab' ? 'lab' : 'session'];
    },
    writeBody: writeBothCases,
  });

/** An unknown serial answers with 200 too; only `status` and `code` in the body differ. */
const succeed = (result: z.ZodType): z.ZodType =>
  z.union([repairEnvelope(result), repairEnvelope(z.looseObject({ code: z.string() }))]);

type Json = Record<string, unknown>;

/** Names begin with a capital or not, in one of the two ways: callers have always written both. */
const writeBothCases = ({ required = [], properties = {}, ...rest }: Json): Json => {
  const fields = Object.entries(properties as Json);
  const names = fields.map(([name]) => name);
  return {
    ...rest,
    properties: Object.fromEntries(
      fields.flatMap(([name, one]) => [
        [name, one],
        [capitalize(name), one],
      ]),
    ),
    allOf: (required as string[]).map((name) => ({
      oneOf: [name, capitalize(name)].map((one) => ({ properties: { [one]: true }, required: [one] })),
    })),
    dependentSchemas: Object.fromEntries(
      names.map((name) => [name, { properties: { [capitalize(name)]: false } }]),
    ),
  };
};
