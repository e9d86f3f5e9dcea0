import type { z } from 'zod';
import { contentSuccess } from '../envelope.ts';
import { type ErrorCode, isErrorCode } from '../errors.ts';
import { type ContentCall, type ContentCallName, type ContentCalls, contentCalls } from './calls.ts';
import type { ListedResult, ListingCall } from './listed.ts';

/** Where the content API hangs below its origin. */
export const contentBasePath = '/api/v1';

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type BodyOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type InputOf<Call> = (Call extends { params: infer Params } ? OutputOf<Params> : unknown) &
  (Call extends { query: infer Query } ? OutputOf<Query> : unknown) &
  (Call extends { body: infer Body } ? BodyOf<Body> : unknown);
type ResultOf<Call> = Call extends { result: infer Result extends z.ZodType } ? z.output<Result> : never;
type Arguments<Call> = keyof InputOf<Call> extends never ? [] : [input: InputOf<Call>];

/**
 * What a call came back with. `refused` is the server's own "no" (`isSuccess` false), which screens pass over
 * in silence; `failed` means no proper answer arrived, which screens may offer to try again.
 */
export type ContentAnswer<Result> =
  | { kind: 'ok'; result: Result }
  | { kind: 'refused'; code: ErrorCode; httpStatus: number }
  | { kind: 'failed'; cause: unknown };

export type ContentClient = {
  [Name in ContentCallName]: (
    ...input: Arguments<ContentCalls[Name]>
  ) => Promise<ContentAnswer<ClientResult<Name>>>;
};

type ClientResult<Name extends ContentCallName> = Name extends ListingCall
  ? ListedResult<ResultOf<ContentCalls[Name]>>
  : ResultOf<ContentCalls[Name]>;

/** The API asked in its own process: the same checks and the same answers, without bytes (and, in lists, bodies). */
export type AskContent = (
  name: ContentCallName,
  input: Readonly<Record<string, unknown>>,
) => Promise<ContentAnswer<unknown>>;

export type ContentClientOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  origin: string;
  /** Used in place of `fetch` where caller and API share a process. */
  ask?: AskContent | undefined;
};

/**
 * A client with one method a call. It takes the `fetch` to use, so the site calls the API in its own process
 * and a browser calls it over the network with the same code.
 *
 * @example
 * const client = createContentClient({ fetch, origin: 'https://azma.example' });
 * const answer = await client.getArticle({ id: 3 });
 */
export const createContentClient = (options: ContentClientOptions): ContentClient =>
  Object.fromEntries(
    Object.entries(contentCalls).map(([name, call]) => [
      name,
      (input: Record<string, unknown> = {}) =>
        options.ask ? options.ask(name as ContentCallName, input) : send(options, call, input),
    ]),
  ) as unknown as ContentClient;

const successShapes = new Map<ContentCall, z.ZodType<{ result: unknown }>>();

/** Made once a call: zod compiles a shape at its first use, which costs more than most answers. */
const successShapeOf = (call: ContentCall): z.ZodType<{ result: unknown }> => {
  const known = successShapes.get(call);
  if (known) return known;
  const shape = contentSuccess(call.result);
  successShapes.set(call, shape);
  return shape;
};

const send = async (
  { fetch, origin }: ContentClientOptions,
  call: ContentCall,
  input: Record<string, unknown>,
): Promise<ContentAnswer<unknown>> => {
  try {
    const response = await fetch(toRequest(origin, call, input));
    const envelope: unknown = await response.json();
    const success = successShapeOf(call).safeParse(envelope);
    if (success.success) return { kind: 'ok', result: success.data.result };
    const code = readRefusal(envelope);
    if (code) return { kind: 'refused', code, httpStatus: response.status };
    return { kind: 'failed', cause: success.error };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
};

const toRequest = (origin: string, call: ContentCall, input: Record<string, unknown>): Request => {
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(input[name])));
  const query = Object.keys(call.query?.shape ?? {})
    .filter((name) => input[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(String(input[name]))}`)
    .join('&');
  const address = `${origin}${contentBasePath}${path}${query ? `?${query}` : ''}`;
  if (call.method === 'get') return new Request(address, { headers: { accept: 'application/json' } });
  return new Request(address, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/json' },
    body: JSON.stringify(input),
  });
};

const readRefusal = (envelope: unknown): ErrorCode | undefined => {
  if (typeof envelope !== 'object' || envelope === null) return undefined;
  const { isSuccess, error } = envelope as { isSuccess?: unknown; error?: { code?: unknown } };
  if (isSuccess !== false) return undefined;
  const code = error?.code;
  return typeof code === 'string' && isErrorCode(code) ? code : 'unexpected';
};
