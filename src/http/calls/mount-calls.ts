import type { Call, CallTable, CheckedInputOf } from '#contract/call.ts';
import { AppError } from '#kernel/app-error.ts';
import type { RequestFacts } from '../app-env.ts';
import { createCallFinder } from '../find-call.ts';
import { type Answer, isAnswer } from '../whole-answer.ts';
import {
  checkInput,
  type GivenInput,
  type InputRules,
  readGivenInput,
  readOtherInput,
} from './read-call-input.ts';

/** One answer a call: the checked input, and what the door found out about the caller. */
export type AnswersOf<Calls extends CallTable, Context, Given = unknown> = {
  [Name in keyof Calls]: (input: CheckedInputOf<Calls[Name]>, context: Context) => Promise<Given>;
};

/** A call as it is being answered. */
export type CallAt<OneCall extends Call, Context> = {
  name: string;
  call: OneCall;
  request: Request;
  context: Context;
  facts: RequestFacts;
};

export type MountOptions<Calls extends CallTable, Context, Given> = InputRules & {
  basePath: string;
  calls: Calls;
  answers: AnswersOf<Calls, Context, Given>;
  /** GET calls answer HEAD too. */
  answersHead?: boolean;
  /**
   * Before anything of the input is read: throws when the caller may not make this call, and gives what its
   * answer knows besides the input. Decides by any field of the table, such as a permission.
   */
  authorise: (at: Omit<CallAt<Calls[keyof Calls], Context>, 'context'>) => Context | Promise<Context>;
  /** Puts an answer into the door's envelope. Exports hand over a `Response` of their own, which passes as it is. */
  respond: (answer: Given, at: CallAt<Calls[keyof Calls], Context>) => Answer | Promise<Answer>;
};

export type MountedCalls = {
  handle: (request: Request, facts: RequestFacts) => Promise<Answer>;
  /** What may be asked of a path, for the door's 405; undefined where no call is. */
  methodsAt: (path: string) => readonly string[] | undefined;
};

/**
 * Mounts a table of calls: finds the call, lets the door authorise it, reads and checks its input by the
 * contract, and answers in the door's envelope. Whatever is wrong is thrown, for the door to refuse.
 */
export const mountCalls = <Calls extends CallTable, Context, Given>(
  options: MountOptions<Calls, Context, Given>,
): MountedCalls => {
  const { calls, answers, authorise, respond } = options;
  const finder = createCallFinder<string>(calls, options.basePath, options);
  const callOf = (name: string): Calls[keyof Calls] => calls[name] as Calls[keyof Calls];

  return {
    methodsAt: finder.methodsAt,
    handle: async (request, facts) => {
      const found = finder.find(request.method, new URL(request.url).pathname);
      const [first] = found?.names ?? [];
      if (!found || first === undefined) throw new AppError('not_found');
      const context = await authorise({ name: first, call: callOf(first), request, facts });
      const given = await readGivenInput(callOf(first), request, found.params, options);
      const name = chooseCall(calls, found.names, given) ?? first;
      const call = callOf(name);
      const input = { ...checkInput(call, given, options.refuseInput), ...readOtherInput(call, request) };
      const answer = await (answers[name] as AnyAnswer<Context, Given>)(input, context);
      return isAnswer(answer) ? answer : respond(answer, { name, call, request, context, facts });
    },
  };
};

type AnyAnswer<Context, Given> = (input: unknown, context: Context) => Promise<Given>;

/** Of calls that share a path: the one whose field the body holds. */
const chooseCall = (calls: CallTable, names: readonly string[], { body }: GivenInput): string | undefined =>
  names.find((name) => {
    const field = calls[name]?.chosenBy;
    return field !== undefined && Object.hasOwn(body ?? {}, field);
  });
