import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { centreQueries } from '../../app/queries/centre-queries.ts';

const labelOf = ({ name, city }: { name: string; city: string }): string =>
  [name, city].filter(Boolean).join('، ');

/** The queue's filter by centre where there are too many to choose from a list: one is found by its name. */
export const CentreFilter = ({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (centre: string | undefined) => void;
}) => {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const { data: chosen } = useQuery({
    ...centreQueries.one(Number(value ?? 0)),
    enabled: value !== undefined,
  });
  const { data: named } = useQuery(centreQueries.named(typed ?? ''));
  const shown = value === undefined ? '' : chosen ? labelOf(chosen.centre) : value;
  const take = (text: string) => {
    const found = named?.items.find((centre) => labelOf(centre) === text);
    // Once a centre is chosen its own name stands here, as a copied link shows it too.
    setTyped(found ? undefined : text);
    if (found) onChange(String(found.id));
    else if (text === '' && value !== undefined) onChange(undefined);
  };
  return (
    <>
      <input
        type="search"
        className="field field-small w-64 max-w-full"
        aria-label={queueTexts.centre}
        placeholder={`${queueTexts.centre}: ${officeListTexts.all}`}
        list={`${id}-list`}
        autoComplete="off"
        value={typed ?? shown}
        onChange={({ target }) => take(target.value)}
      />
      <datalist id={`${id}-list`}>
        {named?.items.map((centre) => (
          <option key={centre.id} value={labelOf(centre)} />
        ))}
      </datalist>
    </>
  );
};
