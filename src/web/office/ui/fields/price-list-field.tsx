import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { billTexts } from '#web/texts/office/bill.ts';
import { ComboboxList } from '#web/ui/combobox-list.tsx';
import { Plus } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { useComboboxKeys } from '#web/ui/use-combobox-keys.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';

/** Finds a line of the price list from two letters on; Enter adds it, or a line with the typed name. */
export const PriceListField = <Offer extends { title: string }>({
  label,
  isLabelShown = false,
  maxLength,
  queryOffers,
  detailOf,
  onAdd,
}: {
  label: string;
  isLabelShown?: boolean;
  maxLength: number;
  queryOffers: (typed: string) => UseQueryOptions<Offer[], Error, Offer[], string[]>;
  detailOf: (offer: Offer) => string;
  /** Without an offer: a line with the typed name. */
  onAdd: (offer: Offer | undefined, typed: string) => void;
}) => {
  const id = useId();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const [isEntered, setEntered] = useState(false);
  const typed = text.trim();
  const settled = useDebouncedValue(typed);
  const query = useQuery(queryOffers(isEntered ? typed : settled));
  const offers = query.data ?? [];
  // Offers of earlier letters are shown until those of these letters are there, but not chosen by Enter.
  const isKnown = query.isError || (query.isSuccess && !query.isPlaceholderData);
  const options =
    [...typed].length < 2
      ? []
      : [
          ...offers.map((offer, at) => ({ id: at, label: offer.title, detail: detailOf(offer) })),
          { id: -1, label: billTexts.free(typed), detail: label },
        ];
  const isOpen = isWanted && options.length > 0;
  const choose = ({ id: chosen }: { id: number }) => {
    onAdd(offers[chosen], typed);
    setText('');
    setWanted(false);
    setActive(0);
  };
  const { active, setActive, onKeyDown } = useComboboxKeys({ options, isOpen, setWanted, choose });
  const shown = Math.min(Math.max(active, 0), options.length - 1);

  // After Enter the first offer is added as soon as the offers are there.
  useEffect(() => {
    if (!isEntered || !isKnown) return;
    setEntered(false);
    const option = isOpen ? options[shown] : undefined;
    if (option) choose(option);
  });
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className={isLabelShown ? 'text-small font-semibold' : 'sr-only'}>
        {label}
      </label>
      <div className="relative">
        {!isLabelShown && (
          <Plus size={18} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-brand" />
        )}
        <input
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={isOpen ? `${id}-${shown}` : undefined}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          maxLength={maxLength}
          placeholder={billTexts.search}
          className={joinClasses('field', !isLabelShown && 'ps-10')}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setEntered(false);
            setActive(0);
            setWanted(true);
          }}
          onKeyDown={(event) => {
            // Enter never sends the whole form from here.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              if (isOpen) setEntered(true);
            } else onKeyDown(event);
          }}
          onBlur={() => {
            setWanted(false);
            setEntered(false);
          }}
        />
        <ComboboxList
          id={id}
          label={billTexts.offers}
          isOpen={isOpen}
          options={options}
          message=""
          active={shown}
          onChoose={choose}
        />
      </div>
      <p id={`${id}-hint`} className="text-fine text-ink-soft">
        {billTexts.searchHint}
      </p>
      <p role="status" className="sr-only">
        {isOpen && billTexts.offered(offers.length)}
      </p>
    </div>
  );
};
