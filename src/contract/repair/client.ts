import { z } from 'zod';
import { repairEnvelope } from '../envelope.ts';
import type { ErrorCode } from '../errors.ts';
import {
  captchaHeader,
  type RepairCall,
  type RepairCallName,
  type RepairCalls,
  repairBasePath,
  repairCalls,
} from './calls.ts';
import { RepairRefusalData } from './refusals.ts';

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type CallInput<Call> = (Call extends { query: infer Query } ? InputOf<Query> : unknown) &
  (Call extends { body: infer Body } ? InputOf<Body> : unknown) &
  (Call extends { mayAskCaptcha: true } ? { captcha?: string | undefined } : unknown);
type DataOf<Call> = Call extends { data: infer Data extends z.ZodType } ? z.output<Data> : never;
type Arguments<Call> = keyof CallInput<Call> extends never ? [] : [input: CallInput<Call>];

/**
 * What a call came back with. `refused` is the server's own "no", with a sentence for the person; `failed`
 * means that no proper answer arrived, so that nobody knows whether it was done.
 */
export type RepairAnswer<Data> =
  | { kind: 'ok'; data: Data; message: string }
  | {
      kind: 'refused';
      status: number;
      code: ErrorCode;
      message: string;
      httpStatus: number;
      retryAfterSeconds: number | undefined;
    }
  | { kind: 'failed'; cause: unknown };

export type RepairClient = {
  [Name in RepairCallName]: (
    ...input: Arguments<RepairCalls[Name]>
  ) => Promise<RepairAnswer<DataOf<RepairCalls[Name]>>>;
};

export type RepairClientOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** For calls that change or send something: the `change` of a browser call, which adds the anti-forgery token. */
  guardedFetch?: (request: Request) => Response | Promise<Response>;
  /** Scheme and host of the API; in a browser the page's own by default. */
  origin?: string;
};

/**
 * A client with one method a call, over whichever `fetch` it is given.
 *
 * @example
 * const call = createBrowserCall({ … });
 * const repair = createRepairClient({ fetch: call.read, guardedFetch: call.change, origin: location.origin });
 * const answer = await repair.authMobile({ serialNumber: 'AZ-1000' });
 */
export const createRepairClient = (options: RepairClientOptions): RepairClient =>
  Object.fromEntries(
    Object.entries(repairCalls).map(([name, call]) => [
      name,
      (input: Record<string, unknown> = {}) => send(options, call, input),
    ]),
  ) as unknown as RepairClient;

const send = async (
  options: RepairClientOptions,
  call: RepairCall,
  input: Record<string, unknown>,
): Promise<RepairAnswer<unknown>> => {
  try {
    const sendRequest = (call.isGuarded ? options.guardedFetch : undefined) ?? options.fetch;
    const response = await sendRequest(toRequest(options, call, input));
    const envelope = repairEnvelope(z.unknown()).parse(await response.json());
    if (envelope.status === 0) {
      return { kind: 'ok', data: call.data.parse(envelope.data), message: envelope.message };
    }
    const facts = RepairRefusalData.safeParse(envelope.data).data;
    return {
      kind: 'refused',
      status: envelope.status,
      code: facts?.code ?? 'unexpected',
      message: envelope.message,
      httpStatus: response.status,
      retryAfterSeconds: facts?.retryAfterSeconds,
    };
  } catch (cause) {
    return { kind: 'failed', cause };
  }
};

const toRequest = (
  { origin = '' }: RepairClientOptions,
  call: RepairCall,
  { captcha, ...input }: Record<string, unknown>,
): Request => {
  const query = Object.keys(call.query?.shape ?? {})
    .filter((name) => input[name] !== undefined)
    .map((name) => `${name}=${encodeURIComponent(String(input[name]))}`)
    .join('&');
  const address = `${origin}${repairBasePath}${call.path}${query ? `?${query}` : ''}`;
  return new Request(address, {
    method: call.method.toUpperCase(),
    credentials: 'same-origin',
    cache: 'no-store',
    headers: {
      accept: 'application/json',
      ...(call.body ? { 'content-type': 'application/json' } : {}),
      ...(typeof captcha === 'string' ? { [captchaHeader]: captcha } : {}),
    },
    ...(call.body ? { body: JSON.stringify(toWireNames(call, input)) } : {}),
  });
};

/** A new request travels with the capitals that callers of this API have always used. */
const toWireNames = (call: RepairCall, input: Record<string, unknown>): Record<string, unknown> => {
  if (call !== repairCalls.saveRequest) return input;
  const { serialNumber, description, markazId, ...rest } = input;
  return { SerialNumber: serialNumber, Description: description, MarkazId: markazId, ...rest };
};
