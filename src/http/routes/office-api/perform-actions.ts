import type { ActionDeps, StaffAction, StaffActor } from '#features/staff-action/index.ts';
import type { OfficeContext } from './office-context.ts';

type Actions<Deps extends ActionDeps> = Readonly<
  Record<string, StaffAction<Deps, StaffActor, never, unknown>>
>;
type InputOf<Action extends (...given: never) => unknown> = Parameters<Action>[2];

type ResultOf<Action extends (...given: never) => unknown> = Awaited<ReturnType<Action>>;

/** Answers the calls of a table by the action of the same name; `view` reads what is shown, after the commit. */
export const performActions = <Deps extends ActionDeps, Table extends Actions<Deps>>(
  deps: Deps,
  table: Table,
  view: (input: InputOf<Table[keyof Table]>, result: ResultOf<Table[keyof Table]>) => unknown = (_, result) =>
    result,
) => {
  const answers = Object.entries(table).map(([name, action]) => {
    const answer = async (input: never, { actor }: OfficeContext) => {
      // A cast, because an action of a generic table is called by its constraint, whose result is unknown.
      const result = (await action(deps, actor, input)) as ResultOf<Table[keyof Table]>;
      return view(input, result);
    };
    return [name, answer] as const;
  });
  // A cast, because the type of Object.fromEntries does not keep which answer stands under which name.
  return Object.fromEntries(answers) as {
    [Name in keyof Table]: (input: InputOf<Table[Name]>, context: OfficeContext) => Promise<unknown>;
  };
};
