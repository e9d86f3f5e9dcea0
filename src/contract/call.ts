import type { z } from 'zod';
import type { AppErrorCode } from '#kernel/app-error.ts';

/**
 * One call of an API: where it is, what it takes and what it gives. A table of calls is mounted by
 * `http/calls/mount-calls.ts`, called by `createClient` and described as OpenAPI, so that a path or a field can not
 * differ between them. A table may give its calls fields of its own, such as the permission they need.
 */
export type Call = {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Below the base path of its table, parameters in braces: `/repairs/{traceNumber}/moves`. */
  path: string;
  /** The group of the OpenAPI document; its description stands in the table's document facts. */
  tag: string;
  summary: string;
  description?: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  /** Optional fields that travel as headers: field name to header name, `{ captcha: 'x-captcha' }`. */
  headers?: Readonly<Record<string, string>>;
  /** The JSON body, an object: its fields stand beside those of path and query in the input. */
  body?: z.ZodType;
  /** The body is a file and not JSON: `input.upload`, streamed. */
  upload?: { types: readonly string[]; maxBytes: number };
  /**
   * Several calls may share method and path, as both forms of the repair portal's Save do: this one is meant when the
   * body holds the field, else the first. One call with a union of bodies would not say which field was refused.
   */
  whenBodyHas?: string;
  result: z.ZodType;
  /** Media types of an answer that is no JSON, such as an export; it then goes out without envelope. */
  download?: readonly string[];
  /** What it may refuse with, beyond what every call of its route group may. */
  refusals?: readonly AppErrorCode[];
  /** Whether it needs the anti-forgery token. By default every method but GET does. */
  isGuarded?: boolean;
};

export type CallTable = Readonly<Record<string, Call>>;

/** Keeps the exact types of a table, so that client and server are typed by each call's input and result. */
export const defineCalls = <const Calls extends CallTable>(calls: Calls): Calls => calls;

export const needsToken = ({ isGuarded, method }: Call): boolean => isGuarded ?? method !== 'get';

type Given<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type FromHeaders<C> = C extends { headers: infer Headers }
  ? { [Field in keyof Headers]?: string | undefined }
  : unknown;
type Checked<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

/** What a caller hands over, before the checks. */
export type InputOf<C> = (C extends { params: infer Params } ? Given<Params> : unknown) &
  (C extends { query: infer Query } ? Given<Query> : unknown) &
  (C extends { body: infer Body } ? Given<Body> : unknown) &
  FromHeaders<C> &
  (C extends { upload: object } ? { upload: Blob } : unknown);

/** A file on its way in. Its bytes are counted as they are read; too many end in `too_large`. */
export type Upload = { type: string; bytes: AsyncIterable<Uint8Array> };

/** What an answer works with, after the checks. */
export type CheckedInputOf<C> = (C extends { params: infer Params } ? Checked<Params> : unknown) &
  (C extends { query: infer Query } ? Checked<Query> : unknown) &
  (C extends { body: infer Body } ? Checked<Body> : unknown) &
  FromHeaders<C> &
  (C extends { upload: object } ? { upload: Upload } : unknown);

export type ResultOf<C> = C extends { result: infer Result extends z.ZodType } ? z.output<Result> : never;

/** The arguments of a client's method: none for a call without input, optional where all fields are. */
export type ArgumentsOf<Input> = keyof Input extends never
  ? []
  : Partial<Input> extends Input
    ? [input?: Input]
    : [input: Input];
