import type { ActionDeps, StaffAction, StaffActor } from '#features/staff-action/index.ts';
import type { OfficeContext } from './office-context.ts';

type Actions<Deps extends ActionDeps> = Readonly<
  Record<string, StaffAction<Deps, StaffActor, never, unknown>>
>;
type InputOf<Action extends (...given: never) => unknown> = Parameters<Action>[2];

type ResultOf<Action extends (...given: never) => unknown> = Awaited<ReturnType<Action>>;
type AnswerOf<Action extends (...given: never) => unknown, Shown> = (
  input: InputOf<Action>,
  context: OfficeContext,
) => Promise<Shown>;

/** Answers each call of a table by the action beside its name, with its result. */
export function performActions<Deps extends ActionDeps, Table extends Actions<Deps>>(
  deps: Deps,
  table: Table,
): { [Name in keyof Table]: AnswerOf<Table[Name], ResultOf<Table[Name]>> };
/** `view` reads what is shown instead, after the commit. */
export function performActions<Deps extends ActionDeps, Table extends Actions<Deps>, Shown>(
  deps: Deps,
  table: Table,
  view: (
    input: InputOf<Table[keyof Table]>,
    result: ResultOf<Table[keyof Table]>,
    actor: StaffActor,
  ) => Shown,
): { [Name in keyof Table]: AnswerOf<Table[Name], Awaited<Shown>> };
export function performActions<Deps extends ActionDeps>(
  deps: Deps,
  table: Actions<Deps>,
  view: (input: never, result: unknown, actor: StaffActor) => unknown = (_, result) => result,
) {
  const answers = Object.entries(table).map(([name, action]) => {
    const answer = async (input: never, { actor }: OfficeContext) =>
      view(input, await action(deps, actor, input), actor);
    return [name, answer] as const;
  });
  return Object.fromEntries(answers);
}
