import type { ActionDeps, StaffAction, StaffActor } from '#features/staff-action/index.ts';
import type { OfficeContext } from './office-context.ts';

type Actions<Deps extends ActionDeps> = Readonly<
  Record<string, StaffAction<Deps, StaffActor, never, unknown>>
>;
type InputOf<Action extends (...given: never) => unknown> = Parameters<Action>[2];

/** Answers the calls of a table by the action of the same name; `view` reads what is shown, after the commit. */
export const performActions = <Deps extends ActionDeps, Table extends Actions<Deps>>(
  deps: Deps,
  table: Table,
  view: (input: InputOf<Table[keyof Table]>, result: Awaited<ReturnType<Table[keyof Table]>>) => unknown = (
    _,
    result,
  ) => result,
) =>
  Object.fromEntries(
    Object.entries(table).map(([name, action]) => [
      name,
      async (input: never, { actor }: OfficeContext) =>
        view(input, (await action(deps, actor, input)) as Awaited<ReturnType<Table[keyof Table]>>),
    ]),
  ) as { [Name in keyof Table]: (input: InputOf<Table[Name]>, context: OfficeContext) => Promise<unknown> };
