import { createBrowserCall } from '#contract/browser-call.ts';
import type { InputOf, ResultOf } from '#contract/call.ts';
import { fillPath, writeQuery } from '#contract/fill-path.ts';
import type { OfficeCallName, OfficeCalls } from '#contract/office/calls.ts';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { takeEarlyAnswer } from './early-answers.ts';
import { createLostFailure, OfficeFailure } from './office-failure.ts';
import { readOfficeAnswer } from './read-office-answer.ts';
import { sendInSession } from './session/send-in-session.ts';

type CallOptions = {
  /** One key for one submission: sending it again makes one change, not two. */
  idempotencyKey?: string | undefined;
  /** A call that no person asked for: it does not extend the session. */
  isBackground?: boolean | undefined;
  signal?: AbortSignal | undefined;
  /** A call of signing in or out: no other sign-in is asked for before it. */
  isOutsideSession?: boolean | undefined;
};

/** Method and path of each call as the contract has them; the compiler refuses any other. */
type OfficePaths = {
  [Name in OfficeCallName]: `${OfficeCalls[Name]['method']} ${OfficeCalls[Name]['path']}`;
};

type ArgumentsOf<Input> = keyof Input extends never
  ? [input?: undefined, options?: CallOptions]
  : Partial<Input> extends Input
    ? [input?: Input, options?: CallOptions]
    : [input: Input, options?: CallOptions];

/** One method a call; it gives the result or throws an `OfficeFailure`. */
type OfficeClient<Names extends OfficeCallName> = {
  [Name in Names]: (
    ...given: ArgumentsOf<InputOf<OfficeCalls[Name]>>
  ) => Promise<ResultOf<OfficeCalls[Name]>>;
};

/** The office's one way to call its API, so that all its calls share one anti-forgery token. */
export const officeBrowserCall = createBrowserCall({
  fetch: (request) => takeEarlyAnswer(request) ?? fetch(request),
  readCookies: () => document.cookie,
  origin: window.location.origin,
  tokenPath: `${officeBasePath}/antiforgery`,
});

/**
 * The client of some calls, as screens use it. It has their paths and not their schemas: the server checks what
 * is sent, and the contract gives the types. A session that ended is asked for over the screen and the call goes on
 * afterwards; so is a fresh proof.
 *
 * @example const staffClient = officeClient({ listStaff: 'get /staff' }); await staffClient.listStaff();
 */
export const officeClient = <Names extends OfficeCallName>(
  paths: Pick<OfficePaths, Names>,
  defaults: CallOptions = {},
): OfficeClient<Names> => {
  const methods = Object.entries<string>(paths).map(([name, path]) => [
    name,
    (input: Readonly<Record<string, unknown>> = {}, options: CallOptions = {}) =>
      send(path, input, { ...defaults, ...options }),
  ]);
  return Object.fromEntries(methods);
};

/** Fields that are not in the path travel as JSON with `post` and `put`, as the query otherwise. */
const send = async (
  methodAndPath: string,
  input: Readonly<Record<string, unknown>>,
  {
    idempotencyKey = crypto.randomUUID(),
    isBackground = false,
    isOutsideSession = false,
    signal,
  }: CallOptions,
): Promise<unknown> => {
  const [method = '', pattern = ''] = methodAndPath.split(' ');
  const hasBody = method === 'post' || method === 'put';
  const [path, rest] = fillPath(pattern, input);
  const request = new Request(`${officeBasePath}${path}${hasBody ? '' : writeQuery(rest)}`, {
    method: method.toUpperCase(),
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(hasBody && { 'content-type': 'application/json' }),
      ...(method !== 'get' && { 'idempotency-key': idempotencyKey }),
      ...(isBackground && { 'x-background': '1' }),
    },
    ...(hasBody && { body: JSON.stringify(rest) }),
    ...(signal && { signal }),
  });
  try {
    // Either way sends a copy, so that the request can be sent again.
    const sendCopy = () => (method === 'get' ? officeBrowserCall.read : officeBrowserCall.change)(request);
    const response = isOutsideSession ? sendCopy() : sendInSession(sendCopy, isBackground);
    return await readOfficeAnswer(await response);
  } catch (cause) {
    throw cause instanceof OfficeFailure || signal?.aborted ? cause : createLostFailure();
  }
};
