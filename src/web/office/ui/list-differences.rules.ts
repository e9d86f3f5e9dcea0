import { get } from 'react-hook-form';
import { isSameJson } from '../app/work/is-same-json.ts';

type Field = { name: string; label: string; show?: (value: unknown) => string };

/** The fields in which two people's values differ; what only the colleague changed is theirs at first. */
export const listDifferences = (
  fields: readonly Field[],
  { opened, mine, theirs }: Record<'opened' | 'mine' | 'theirs', object>,
) =>
  fields
    .map((field) => ({
      ...field,
      mine: get(mine, field.name),
      theirs: get(theirs, field.name),
      isMine: !isSameJson(get(mine, field.name), get(opened, field.name)),
    }))
    .filter((field) => !isSameJson(field.mine, field.theirs));
