import { X } from 'lucide-react';
import { ComboBox } from 'react-aria-components/ComboBox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import { repairTexts, searchTexts } from '#web/texts/repair.ts';
import type { CentreFieldProps } from './centre-field-props.ts';
import { teachPersian } from './teach-persian.ts';
import { useCentreSearch } from './use-centre-search.ts';

teachPersian();

/** Finds a centre by a part of its name, from the third letter on. */
export const CentreCombobox = ({ value, ownCentre, onChange }: CentreFieldProps) => {
  const { phrase, setPhrase, found, status, isAsking } = useCentreSearch(value?.name ?? '');
  const listed = found.map((centre) => ({
    id: centre.fMarkazID,
    name: centre.fNameMarkaz,
    place: `${centre.fOstanName}، ${centre.fShahrName}`,
  }));
  // The chosen one stays in the list: the field would otherwise be emptied when it is left.
  const isListed = !value || listed.some(({ id }) => id === value.id);
  const items = isListed ? listed : [{ ...value, place: '' }, ...listed];
  const choose = (id: number | null) => {
    const chosen = items.find((item) => item.id === id);
    onChange(chosen ? { id: chosen.id, name: chosen.name } : null);
    if (chosen) setPhrase(chosen.name);
  };
  return (
    <I18nProvider locale="fa-IR">
      <ComboBox
        items={items}
        inputValue={phrase}
        onInputChange={(text) => {
          setPhrase(text);
          if (value && text !== value.name) onChange(null);
        }}
        value={value?.id ?? null}
        onChange={(key) => choose(typeof key === 'number' ? key : null)}
        allowsEmptyCollection={isAsking}
        menuTrigger="input"
        className="grid gap-1.5"
      >
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Label className="font-semibold">{searchTexts.centre}</Label>
          <span className="text-fine text-ink-soft">{repairTexts.optional}</span>
        </div>
        <div className="relative">
          <Input
            className="field pe-12"
            placeholder={ownCentre ?? searchTexts.centrePlaceholder}
            autoComplete="off"
            maxLength={100}
          />
          {phrase !== '' && (
            <button
              type="button"
              aria-label={searchTexts.centreClear}
              className="absolute inset-y-0 end-0 flex w-11 items-center justify-center text-ink-soft hover:text-ink"
              onClick={() => {
                setPhrase('');
                onChange(null);
              }}
            >
              <X aria-hidden="true" size={18} />
            </button>
          )}
        </div>
        <Text slot="description" className="text-fine text-ink-soft">
          {searchTexts.centreHint}
        </Text>
        <Popover className="combo-list" offset={4}>
          <ListBox
            aria-label={searchTexts.centreList}
            renderEmptyState={() => <p className="px-4 py-3 text-small text-ink-soft">{words[status]}</p>}
          >
            {items.map((item) => (
              <ListBoxItem key={item.id} id={item.id} textValue={item.name} className="combo-option">
                <span className="block font-semibold">{item.name}</span>
                <span className="block text-fine text-ink-soft">{item.place}</span>
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </ComboBox>
      <p role="status" className="sr-only">
        {status === 'resting' || status === 'found' ? '' : words[status]}
      </p>
    </I18nProvider>
  );
};

const words = {
  resting: '',
  asking: repairTexts.wait,
  found: searchTexts.centreNone,
  none: searchTexts.centreNone,
  failed: searchTexts.centreFailed,
} as const;
