import type { Call, CallTable, CheckedInputOf } from '#contract/call.ts';
import type { App, RequestFacts } from '../app-env.ts';
import { allowMethods } from '../middleware/allow-methods.ts';
import { byParameters, toRoutePath } from '../route-path.ts';
import {
  checkInput,
  type GivenInput,
  type InputRules,
  readGivenInput,
  readOtherInput,
} from './read-call-input.ts';

/** One answer a call: the checked input, and what `authorize` found out about the caller. A file is a `Response`. */
export type AnswersOf<Calls extends CallTable, Context, Given = unknown> = {
  [Name in keyof Calls]: (input: CheckedInputOf<Calls[Name]>, context: Context) => Promise<Given | Response>;
};

/** A call before it is authorized. */
export type IncomingCall<OneCall extends Call> = {
  name: string;
  call: OneCall;
  request: Request;
  facts: RequestFacts;
};

/** A call that is being answered. */
type ActiveCall<OneCall extends Call, Context> = IncomingCall<OneCall> & { context: Context };

type MountOptions<Calls extends CallTable, Context, Given> = InputRules & {
  calls: Calls;
  answers: AnswersOf<Calls, Context, Given>;
  /** GET calls answer HEAD too. */
  answersHead?: boolean;
  /**
   * Before anything of the input is read: throws when the caller may not make this call, and gives what its
   * answer is given besides the input. Decides by any field of the table, such as a permission.
   */
  authorize: (incoming: IncomingCall<Calls[keyof Calls]>) => Context | Promise<Context>;
  /** Adds to the context what follows from the checked input. */
  withInput?: (context: Context, input: unknown, call: Calls[keyof Calls]) => Context;
  /** Puts an answer into the group's envelope. Exports give a `Response` of their own, which is sent as it is. */
  respond: (answer: Given, active: ActiveCall<Calls[keyof Calls], Context>) => Response | Promise<Response>;
};

/**
 * Mounts a table of calls on a route group. Each call is authorized, its input read and checked by the contract, and
 * its answer put into the group's envelope. Whatever is wrong is thrown, for the group to refuse.
 */
export const mountCalls = <Calls extends CallTable, Context, Given>(
  group: App,
  options: MountOptions<Calls, Context, Given>,
): void => {
  for (const [path, byMethod] of groupCalls(options.calls)) {
    const methods = [...byMethod.keys()];
    group.all(path, allowMethods(...(options.answersHead ? methods.flatMap(withHead) : methods)));
    for (const [method, names] of byMethod) {
      group.on(method, path, (c) => answerCall(options, names, c.req.raw, c.req.param(), c.env));
    }
  }
};

const withHead = (method: string): string[] => (method === 'GET' ? ['GET', 'HEAD'] : [method]);

/** The names of the calls by path and method, paths as Hono writes them. */
const groupCalls = (calls: CallTable): [string, Map<string, string[]>][] => {
  const paths = Map.groupBy(Object.entries(calls), ([, { path }]) => toRoutePath(path));
  return Array.from(paths, ([path, entries]): [string, Map<string, string[]>] => {
    const byMethod = Map.groupBy(entries, ([, { method }]) => method.toUpperCase());
    return [path, new Map(Array.from(byMethod, ([method, same]) => [method, same.map(([name]) => name)]))];
  }).toSorted(([one], [other]) => byParameters(one, other));
};

const answerCall = async <Calls extends CallTable, Context, Given>(
  options: MountOptions<Calls, Context, Given>,
  names: readonly string[],
  request: Request,
  params: Record<string, string>,
  facts: RequestFacts,
): Promise<Response> => {
  const { calls, answers, authorize, respond } = options;
  const callOf = (name: string): Calls[keyof Calls] => calls[name] as Calls[keyof Calls];
  const [first = ''] = names;
  const authorizedFirst = await authorize({ name: first, call: callOf(first), request, facts });
  const given = await readGivenInput(callOf(first), request, params, options);
  const name = chooseCall(calls, names, given) ?? first;
  const call = callOf(name);
  const authorized = name === first ? authorizedFirst : await authorize({ name, call, request, facts });
  const input = { ...checkInput(call, given, options.refuseInput), ...readOtherInput(call, request) };
  const context = options.withInput?.(authorized, input, call) ?? authorized;
  const answer = await (answers[name] as AnyAnswer<Context, Given>)(input, context);
  return answer instanceof Response ? answer : respond(answer, { name, call, request, context, facts });
};

type AnyAnswer<Context, Given> = (input: unknown, context: Context) => Promise<Given | Response>;

/** Of calls that share a path: the one whose field the body holds. */
const chooseCall = (calls: CallTable, names: readonly string[], { body }: GivenInput): string | undefined =>
  names.find((name) => {
    const field = calls[name]?.whenBodyHas;
    return field !== undefined && Object.hasOwn(body ?? {}, field);
  });
