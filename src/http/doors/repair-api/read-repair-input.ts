import type { z } from 'zod';
import { type RepairCall, type RepairCallName, repairCalls } from '#contract/repair/calls.ts';
import { type RepairReason, repairRefusal } from '#contract/repair/reasons.ts';
import { AppError } from '#kernel/app-error.ts';
import { readJsonBody } from '../../read-json-body.ts';

/** What a person can put right gets its own sentence; all else is the caller's program. */
const reasonOfField: Record<string, RepairReason> = {
  code: 'malformed-code',
  description: 'malformed-description',
  address: 'malformed-address',
  note: 'malformed-note',
  pollingDescription: 'malformed-survey',
  rating: 'malformed-survey',
  phrase: 'short-phrase',
};

/** Which call a request is, and its checked input. Save has two bodies; the one with an address is a call of its own. */
export const readRepairInput = async (
  name: RepairCallName,
  request: Request,
): Promise<{ name: RepairCallName; input: unknown }> => {
  const call: RepairCall = repairCalls[name];
  if (call.query) {
    const query = foldNames([...new URL(request.url).searchParams]);
    return { name, input: parse(call.query, query) };
  }
  if (!call.body) return { name, input: {} };
  const body = readNames(await readJsonBody(request));
  const variant = name === 'saveRequest' && 'address' in body ? 'saveAddress' : name;
  return { name: variant, input: parse((repairCalls[variant] as RepairCall).body as z.ZodObject, body) };
};

const readNames = (body: unknown): Record<string, unknown> => {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw new AppError('invalid_input');
  return foldNames(Object.entries(body));
};

/** `SerialNumber` and `serialNumber` are one name. Both at once are a mistake, not a choice. */
const foldNames = (entries: readonly (readonly [string, unknown])[]): Record<string, unknown> => {
  const folded: Record<string, unknown> = Object.create(null);
  for (const [name, value] of entries) {
    const first = name.charAt(0).toLowerCase() + name.slice(1);
    if (first in folded) throw new AppError('invalid_input', { message: `${first} came twice` });
    folded[first] = value;
  }
  return folded;
};

const parse = (schema: z.ZodObject, value: Record<string, unknown>): unknown => {
  const parsed = schema.safeParse({ ...value });
  if (parsed.success) return parsed.data;
  const field = parsed.error.issues.map(({ path }) => path[0]).find((name) => typeof name === 'string');
  const reason = reasonOfField[field ?? ''];
  if (reason) throw repairRefusal(reason);
  throw new AppError('invalid_input', { cause: parsed.error });
};
