import { type ArgumentsOf, type Call, type CallTable, type InputOf, needsToken } from './call.ts';
import { fillPath, writeQuery } from './fill-path.ts';

type Fetch = (request: Request) => Response | Promise<Response>;
type AnyInput = Readonly<Record<string, unknown>>;

/** How one API wraps its answers, and what it expects besides the fields of a call. */
export type ClientEnvelope = {
  /** Reads an answer. What it throws becomes a failure. */
  readAnswer: (response: Response, call: Call) => Promise<unknown>;
  /** What is reported when no proper answer came. */
  toFailure: (cause: unknown) => unknown;
  /** Settings of every request. */
  requestInit?: RequestInit;
  /** The JSON body, where it differs from the input's own fields. */
  toBody?: (call: Call, fields: AnyInput) => unknown;
};

type ClientOptions = {
  /** Scheme and host of the API; in a browser the page's own when left out. */
  origin?: string | undefined;
  basePath: string;
  envelope: ClientEnvelope;
  fetch: Fetch;
  /** For calls that need the anti-forgery token: the `change` of a browser call. */
  guardedFetch?: Fetch | undefined;
  /** Used in place of `fetch` where caller and API share a process. */
  ask?: ((name: never, input: AnyInput) => Promise<unknown>) | undefined;
};

/** One method a call; `Answers` is what each comes back with, by the API's envelope. */
export type ClientOf<Calls extends CallTable, Answers extends Record<keyof Calls, unknown>> = {
  [Name in keyof Calls]: (...input: ArgumentsOf<InputOf<Calls[Name]>>) => Promise<Answers[Name]>;
};

/**
 * A client of a table of calls. It takes the `fetch` to use, so the same code calls over the network and in one
 * process. No method throws: a lost answer is an answer of its own kind.
 *
 * @example
 * const client = createClient<ContentCalls, Answers>(contentCalls, { basePath: '/api/v1', envelope, fetch });
 * const answer = await client.getArticle({ id: 3 });
 */
export const createClient = <Calls extends CallTable, Answers extends Record<keyof Calls, unknown>>(
  calls: Calls,
  options: ClientOptions,
): ClientOf<Calls, Answers> => {
  const ask = options.ask as ((name: string, input: AnyInput) => Promise<unknown>) | undefined;
  const methods: Record<string, (input?: AnyInput) => Promise<unknown>> = {};
  for (const [name, call] of Object.entries<Call>(calls)) {
    methods[name] = (input = {}) => (ask ? ask(name, input) : send(options, call, input));
  }
  return methods as ClientOf<Calls, Answers>;
};

const send = async (options: ClientOptions, call: Call, input: AnyInput): Promise<unknown> => {
  const { envelope } = options;
  try {
    const fetch = (needsToken(call) ? options.guardedFetch : undefined) ?? options.fetch;
    return await envelope.readAnswer(await fetch(toRequest(options, call, input)), call);
  } catch (cause) {
    return envelope.toFailure(cause);
  }
};

const toRequest = (options: ClientOptions, call: Call, input: AnyInput): Request => {
  const { origin = '', basePath, envelope } = options;
  const { upload, ...given } = input;
  const [path, fields] = fillPath(call.path, given);
  const query = take(fields, Object.keys(call.query?.shape ?? {}));
  const headers = new Headers({ accept: call.download?.join(', ') ?? 'application/json' });
  for (const [field, value] of Object.entries(take(fields, Object.keys(call.headers ?? {}))))
    if (value !== undefined) headers.set(call.headers?.[field] ?? field, `${value}`);
  const init: RequestInit = { ...envelope.requestInit, method: call.method.toUpperCase() };
  if (call.body) {
    headers.set('content-type', 'application/json');
    init.body = JSON.stringify(envelope.toBody?.(call, fields) ?? fields);
  } else if (upload instanceof Blob) init.body = upload;
  return new Request(`${origin}${basePath}${path}${writeQuery(query)}`, { ...init, headers });
};

/** Takes some fields out, so that what is left is the body. */
const take = (fields: Record<string, unknown>, names: readonly string[]): Record<string, unknown> => {
  const taken = Object.fromEntries(names.map((name) => [name, fields[name]]));
  for (const name of names) delete fields[name];
  return taken;
};
