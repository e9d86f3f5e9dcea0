import { z } from 'zod';
import type { AppErrorCode } from '#kernel/app-error.ts';
import type { ResultOf } from '../call.ts';
import { type ClientEnvelope, type ClientOf, createClient } from '../create-client.ts';
import { contentSuccess } from '../envelope.ts';
import { isErrorCode } from '../errors.ts';
import { type ContentCallName, type ContentCalls, contentBasePath, contentCalls } from './calls.ts';
import type { ListedResult, ListingCall } from './listed.ts';

/**
 * What a call came back with. `refused` is the server's own "no" (`isSuccess` false), which screens pass over
 * in silence; `failed` means no proper answer arrived, which screens may offer to try again.
 */
export type ContentAnswer<Result> =
  | { kind: 'ok'; result: Result }
  | { kind: 'refused'; code: AppErrorCode; httpStatus: number }
  | { kind: 'failed'; cause: unknown };

type Answers = { [Name in ContentCallName]: ContentAnswer<ClientResult<Name>> };

type ClientResult<Name extends ContentCallName> = Name extends ListingCall
  ? ListedResult<ResultOf<ContentCalls[Name]>>
  : ResultOf<ContentCalls[Name]>;

export type ContentClient = ClientOf<ContentCalls, Answers>;

/** The API asked in its own process: the same checks and the same answers, without bytes (and, in lists, bodies). */
export type FetchContent = (
  name: ContentCallName,
  input: Readonly<Record<string, unknown>>,
) => Promise<ContentAnswer<unknown>>;

type ContentClientOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  origin: string;
  /** Used in place of `fetch` where caller and API share a process. */
  ask?: FetchContent | undefined;
};

/**
 * The content API's client: in this process on the server, over the network in a browser.
 *
 * @example
 * const client = createContentClient({ fetch, origin: 'https://azma.example' });
 * const answer = await client.getArticle({ id: 3 });
 */
export const createContentClient = (options: ContentClientOptions): ContentClient =>
  createClient<ContentCalls, Answers>(contentCalls, { ...options, basePath: contentBasePath, envelope });

/** A call's own shape is compiled once; one made around it here would be compiled for each answer. */
const AnySuccess = contentSuccess(z.unknown());

const envelope: ClientEnvelope = {
  readAnswer: async (response, call): Promise<ContentAnswer<unknown>> => {
    const given: unknown = await response.json();
    const code = findRefusal(given);
    if (code) return { kind: 'refused', code, httpStatus: response.status };
    return { kind: 'ok', result: call.result.parse(AnySuccess.parse(given).result) };
  },
  toFailure: (cause): ContentAnswer<never> => ({ kind: 'failed', cause }),
};

const findRefusal = (given: unknown): AppErrorCode | undefined => {
  if (typeof given !== 'object' || given === null) return undefined;
  const { isSuccess, error } = given as { isSuccess?: unknown; error?: { code?: unknown } };
  if (isSuccess !== false) return undefined;
  const code = error?.code;
  return typeof code === 'string' && isErrorCode(code) ? code : 'unexpected';
};
