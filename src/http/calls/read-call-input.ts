import type { z } from 'zod';
import type { Call, Upload } from '#contract/call.ts';
import { AppError } from '#kernel/app-error.ts';
import { isRecord } from '#kernel/is-record.ts';
import { isStorable } from '#kernel/strip-controls.ts';
import { limits } from '../limits.ts';
import { type JsonLimits, readJsonBody } from './read-json-body.ts';
import { readUpload } from './read-upload.ts';

/** Names as callers of one API write them, brought to those of the contract. Throws when one came twice. */
type FoldName = (name: string) => string;

export type InputRules = {
  /** Those of a public group unless said. */
  maxJson?: JsonLimits | undefined;
  foldName?: FoldName | undefined;
  /** Words a refusal of the contract's checks; `invalid_input` and nothing else by default. */
  refuseInput?: ((error: z.ZodError, call: Call) => AppError) | undefined;
};

/** What a caller sent, part by part, as it travels: path and query are texts. */
export type GivenInput = { params: unknown; query: unknown; body: unknown };

/** Reads query and body; the path's parameters are known by then. */
export const readGivenInput = async (
  call: Call,
  request: Request,
  params: Record<string, string>,
  { maxJson = limits.publicJson, foldName = (name) => name }: InputRules,
): Promise<GivenInput> => ({
  params,
  query: call.query ? foldNames(readQuery(request.url), foldName) : {},
  body: call.body ? readFields(await readJsonBody(request, maxJson), foldName) : undefined,
});

/** The input of a call after the contract's own checks. */
export const checkInput = (
  call: Call,
  { params, query, body }: GivenInput,
  refuseInput: InputRules['refuseInput'] = toInvalidInput,
): Record<string, unknown> => {
  if (!isStorable({ params, query }))
    throw new AppError('invalid_input', { message: 'NUL or half a character' });
  const check = (schema: z.ZodType | undefined, value: unknown): object => {
    if (!schema) return {};
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data as object;
    throw refuseInput(parsed.error, call);
  };
  return { ...check(call.params, params), ...check(call.query, query), ...check(call.body, body) };
};

/** What does not come in path, query or JSON: fields that travel as headers, and the file of an upload. */
export const readOtherInput = (call: Call, request: Request): Record<string, string | Upload> => {
  const fields: Record<string, string | Upload> = {};
  for (const [field, header] of Object.entries(call.headers ?? {})) {
    const value = request.headers.get(header);
    if (value !== null) fields[field] = value;
  }
  if (call.upload) fields.upload = readUpload(request, call.upload);
  return fields;
};

const toInvalidInput = (cause: z.ZodError): AppError => new AppError('invalid_input', { cause });

/** Bytes that are no UTF-8 are refused here: `URLSearchParams` would replace them in silence. */
const readQuery = (url: string): (readonly [string, string])[] => {
  const { search, searchParams } = new URL(url);
  try {
    decodeURIComponent(search);
  } catch (cause) {
    throw new AppError('invalid_input', { message: 'the query is not UTF-8', cause });
  }
  return [...searchParams];
};

const readFields = (body: unknown, foldName: FoldName): Record<string, unknown> => {
  if (!isRecord(body)) throw new AppError('invalid_input');
  return foldNames(Object.entries(body), foldName);
};

/** Two of one name are a mistake, not a choice. */
const foldNames = (
  entries: readonly (readonly [string, unknown])[],
  foldName: FoldName,
): Record<string, unknown> => {
  const folded = new Map<string, unknown>();
  for (const [given, value] of entries) {
    const name = foldName(given);
    if (folded.has(name)) throw new AppError('invalid_input', { message: `${name} came twice` });
    folded.set(name, value);
  }
  return Object.fromEntries(folded);
};
