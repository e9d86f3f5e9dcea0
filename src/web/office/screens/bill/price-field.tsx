import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { billTexts } from '#web/texts/office/bill.ts';
import { ComboboxList } from '#web/ui/combobox-list.tsx';
import { Plus } from '#web/ui/icons.ts';
import { useComboboxKeys } from '#web/ui/use-combobox-keys.ts';
import { priceQueries } from '../../app/queries/price-queries.ts';
import type { LineValues } from './bill-values.ts';

const freeId = -1;

/** Finds a line of the price list from two letters on; Enter adds it, or a line of one's own. */
export const PriceField = ({ onAdd }: { onAdd: (line: LineValues) => void }) => {
  const id = useId();
  const [text, setText] = useState('');
  const [isWanted, setWanted] = useState(false);
  const typed = text.trim();
  const isLongEnough = [...typed].length >= 2;
  const [isEntered, setEntered] = useState(false);
  const offers = useQuery(priceQueries.offers(typed));
  const prices = offers.data ?? [];
  // Until the offers of these very letters are there, the old ones are only to be looked at.
  const isKnown = offers.isError || (offers.isSuccess && !offers.isPlaceholderData);
  const options = isLongEnough
    ? [
        ...prices.map(({ id: priceId, code, title, kind, unitRial }) => ({
          id: priceId,
          label: title,
          detail: billTexts.offer(kind, code, unitRial),
        })),
        { id: freeId, label: billTexts.free(typed), detail: billTexts.add },
      ]
    : [];
  const isOpen = isWanted && options.length > 0;
  const choose = ({ id: chosen }: { id: number }) => {
    const price = prices.find((one) => one.id === chosen);
    onAdd(
      price
        ? { code: price.code, title: price.title, quantity: 1, unitRial: price.unitRial }
        : { code: '', title: typed, quantity: 1, unitRial: null },
    );
    setText('');
    setWanted(false);
    setActive(0);
  };
  const { active, setActive, onKeyDown } = useComboboxKeys({ options, isOpen, setWanted, choose });
  const shown = Math.min(Math.max(active, 0), options.length - 1);

  // Whoever types faster than the list comes gets what the list then says.
  useEffect(() => {
    if (!isEntered || !isKnown) return;
    setEntered(false);
    const option = options[shown];
    if (option) choose(option);
  });
  return (
    <div className="grid gap-1">
      <div className="relative">
        <label htmlFor={id} className="sr-only">
          {billTexts.add}
        </label>
        <Plus size={18} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-brand" />
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
          maxLength={200}
          placeholder={billTexts.search}
          className="field ps-10"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setEntered(false);
            setActive(0);
            setWanted(true);
          }}
          onKeyDown={(event) => {
            // Enter never sends the whole bill from here.
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              if (isOpen) setEntered(true);
            } else onKeyDown(event);
          }}
          onBlur={() => setWanted(false)}
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
        {isOpen && billTexts.offered(prices.length)}
      </p>
    </div>
  );
};
