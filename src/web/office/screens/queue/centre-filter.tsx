import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { queueTexts } from '#web/texts/office/repairs.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import { centreQueries } from '../../app/queries/centre-queries.ts';
import { useDebouncedValue } from '../../ui/use-debounced-value.ts';

const join = (...parts: string[]): string => parts.filter(Boolean).join('، ');

/** The queue's filter by centre where there are too many to choose from a list: one is found by its name. */
const CentreFilter = ({
  value,
  onChange,
}: {
  value: string | undefined;
  onChange: (centre: string | undefined) => void;
}) => {
  const [typed, setTyped] = useState<string>();
  const { data: chosen } = useQuery({
    ...centreQueries.one(Number(value ?? 0)),
    enabled: value !== undefined,
  });
  const { data: named } = useQuery(centreQueries.named(useDebouncedValue(typed ?? '')));
  const isTyped = typed !== undefined && typed.trim().length >= 2;
  const shown = value === undefined ? '' : chosen ? join(chosen.centre.name, chosen.centre.city) : value;
  return (
    <Combobox
      isCompact
      label={queueTexts.centre}
      hint={deviceTexts.centreHint}
      placeholder={`${queueTexts.centre}: ${officeListTexts.all}`}
      text={typed ?? shown}
      options={(isTyped ? (named?.items ?? []) : []).map(({ id, name, city, address }) => ({
        id,
        label: name,
        // Two centres of one name in one city differ by their address.
        detail: join(city, address),
      }))}
      message=""
      countText={deviceTexts.centreCount}
      listLabel={deviceTexts.centreList}
      clearLabel={deviceTexts.centreClear}
      // The list opens below the field: on a phone it needs the room down to the bar for receiving.
      onFocus={({ currentTarget }) => {
        if (matchMedia('(width < 40rem)').matches) currentTarget.scrollIntoView();
      }}
      onType={(text) => {
        setTyped(text);
        if (text === '' && value !== undefined) onChange(undefined);
      }}
      onChoose={({ id }) => {
        // Once a centre is chosen its own name stands here, as a copied link shows it too.
        setTyped(undefined);
        onChange(String(id));
      }}
      onLeave={() => setTyped(undefined)}
    />
  );
};

export default CentreFilter;
