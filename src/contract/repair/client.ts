import { z } from 'zod';
import type { AppErrorCode } from '#kernel/app-error.ts';
import type { Call, CallTable, ResultOf } from '../call.ts';
import { type ClientEnvelope, type ClientOf, createClient } from '../create-client.ts';
import { repairEnvelope } from '../envelope.ts';
import { type RepairCalls, repairBasePath, repairCalls } from './calls.ts';
import { RepairRefusalData } from './refusals.ts';

/**
 * What a call came back with. `refused` is the server's own "no", with a sentence for the person; `failed`
 * means that no proper answer arrived, so that it is unknown whether it was done.
 */
export type RepairAnswer<Data> =
  | { kind: 'ok'; data: Data; message: string }
  | {
      kind: 'refused';
      status: number;
      code: AppErrorCode;
      message: string;
      httpStatus: number;
      retryAfterSeconds: number | undefined;
      reason?: string | undefined;
    }
  | { kind: 'failed'; cause: unknown };

export type RepairClient = ClientOf<RepairCalls, AnswersTo<RepairCalls>>;
type AnswersTo<Calls extends CallTable> = {
  [Name in keyof Calls]: RepairAnswer<
    Calls[Name] extends { download: unknown } ? Response : ResultOf<Calls[Name]>
  >;
};

export type RepairClientOptions = {
  fetch: (request: Request) => Response | Promise<Response>;
  /** For calls that change or send something: the `change` of a browser call, which adds the anti-forgery token. */
  guardedFetch?: (request: Request) => Response | Promise<Response>;
  /** Scheme and host of the API; in a browser the page's own by default. */
  origin?: string;
};

/**
 * The repair API's client, over whichever `fetch` it is given.
 *
 * @example
 * const call = createBrowserCall({ … });
 * const repair = createRepairClient({ fetch: call.read, guardedFetch: call.change, origin: location.origin });
 * const answer = await repair.authMobile({ serialNumber: 'AZ-1000' });
 */
export const createRepairClient = (options: RepairClientOptions): RepairClient =>
  createRepairClientOf(repairCalls, options);

/** The same over another table of this API's calls, for what is loaded late. */
export const createRepairClientOf = <Calls extends CallTable>(calls: Calls, options: RepairClientOptions) =>
  createClient<Calls, AnswersTo<Calls>>(calls, { ...options, basePath: repairBasePath, envelope });

const AnyEnvelope = repairEnvelope(z.unknown());

/** A new request travels with the capitals that callers of this API have always used. */
const toWireNames = (call: Call, fields: Readonly<Record<string, unknown>>): unknown => {
  if (call !== repairCalls.saveRequest) return fields;
  const { serialNumber, description, markazId, ...rest } = fields;
  return { SerialNumber: serialNumber, Description: description, MarkazId: markazId, ...rest };
};

const envelope: ClientEnvelope = {
  requestInit: { credentials: 'same-origin', cache: 'no-store' },
  toBody: toWireNames,
  readAnswer: async (response, call): Promise<RepairAnswer<unknown>> => {
    if (call.download && response.ok) return { kind: 'ok', data: response, message: '' };
    const { status, message, data } = AnyEnvelope.parse(await response.json());
    if (status === 0) return { kind: 'ok', data: call.result.parse(data), message };
    const facts = RepairRefusalData.safeParse(data).data;
    return {
      kind: 'refused',
      status,
      // A server without our codes refuses by its message alone, which the person reads.
      code: facts?.code ?? (message.trim() === '' ? 'unexpected' : 'conflict'),
      message,
      httpStatus: response.status,
      retryAfterSeconds: facts?.retryAfterSeconds,
      reason: facts?.reason,
    };
  },
  toFailure: (cause): RepairAnswer<never> => ({ kind: 'failed', cause }),
};
