import type { z } from 'zod';
import { createBrowserCall } from '#contract/browser-call.ts';
import type { ArgumentsOf, Call, CallTable, InputOf, ResultOf } from '#contract/call.ts';
import { createClient } from '#contract/create-client.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { lostFailure, OfficeFailure } from './office-failure.ts';
import { readOfficeAnswer } from './read-office-answer.ts';
import { sendInSession } from './session/send-in-session.ts';

export type CallOptions = {
  /** One promise of the person, one key: sending it again makes one change, not two. */
  idempotencyKey?: string | undefined;
  /** A screen asks by itself; the session does not grow longer by it. */
  isBackground?: boolean | undefined;
  signal?: AbortSignal | undefined;
};

/** What sending needs of a call. */
type SentCall = Pick<Call, 'method' | 'path'> & Partial<Call>;

/** A call without schemas, known by its result alone. */
export type BareCall<Result> = Pick<Call, 'method' | 'path'> & { result: z.ZodType<Result> };

/** One method a call; it gives the result or throws an `OfficeFailure`. */
export type OfficeClient<Calls> = {
  [Name in keyof Calls]: (
    ...input: [...ArgumentsOf<InputOf<Calls[Name]>>, options?: CallOptions]
  ) => Promise<ResultOf<Calls[Name]>>;
};

const browserCall = createBrowserCall({
  fetch: (request) => takeEarlyAnswer(request) ?? fetch(request),
  readCookies: () => document.cookie,
  origin: window.location.origin,
  tokenPath: `${officeBasePath}/antiforgery`,
});

const headersOf = (
  call: SentCall,
  { idempotencyKey, isBackground }: CallOptions,
): Record<string, string> => ({
  ...(isBackground ? { 'x-background': '1' } : {}),
  ...(call.method === 'post' ? { 'idempotency-key': idempotencyKey ?? crypto.randomUUID() } : {}),
});

/**
 * The client of a table of calls, as screens use it. A session that ended is asked for over the screen and the
 * call goes on afterwards; so is a fresh proof.
 *
 * @example const staff = officeClient(staffCalls); await staff.listStaff({ page: 1 });
 */
export const officeClient = <Calls extends Readonly<Record<string, SentCall>>>(
  calls: Calls,
): OfficeClient<Calls> => {
  const methods: Record<string, unknown> = {};
  for (const [name, call] of Object.entries<SentCall>(calls)) {
    methods[name] = (...given: readonly unknown[]) => {
      const [input, options] = takesInput(call) ? given : [undefined, given[0]];
      return send(name, call, input as Record<string, unknown> | undefined, (options ?? {}) as CallOptions);
    };
  }
  return methods as OfficeClient<Calls>;
};

const takesInput = ({ params, query, body, upload }: SentCall): boolean =>
  [params, query, body, upload].some((part) => part !== undefined);

const send = (
  name: string,
  call: SentCall,
  input: Record<string, unknown> | undefined,
  options: CallOptions,
): Promise<unknown> => {
  const { signal, isBackground = false } = options;
  const fetchWith = (fetch: (request: Request) => Promise<Response>) => (request: Request) => {
    const headers = new Headers(request.headers);
    for (const [header, value] of Object.entries(headersOf(call, options))) headers.set(header, value);
    return sendInSession(fetch, new Request(request, { headers, ...(signal && { signal }) }), isBackground);
  };
  const client = createClient<CallTable, Record<string, unknown>>(
    { [name]: call as Call },
    {
      origin: window.location.origin,
      basePath: officeBasePath,
      fetch: fetchWith(browserCall.read),
      guardedFetch: fetchWith(browserCall.change),
      envelope: {
        readAnswer: readOfficeAnswer,
        toFailure: (cause) => {
          throw cause instanceof OfficeFailure ? cause : signal?.aborted ? cause : lostFailure();
        },
        requestInit: { credentials: 'same-origin', cache: 'no-store' },
      },
    },
  );
  return (client[name] as (input?: Record<string, unknown>) => Promise<unknown>)(input);
};
