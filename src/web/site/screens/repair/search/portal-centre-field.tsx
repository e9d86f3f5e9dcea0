import { deviceSearchTexts, portalTexts } from '#web/texts/repair.ts';
import { Combobox } from '#web/ui/combobox.tsx';
import type { ChosenCentre } from '../state/search-values.ts';
import { useCentreSearch } from './use-centre-search.ts';

/** Finds a centre by a part of its name, from the third letter on. */
export const PortalCentreField = ({
  value,
  ownCentre,
  onChange,
}: {
  value: ChosenCentre | null;
  /** The centre on the device's record, known once the owner is verified. */
  ownCentre: string | undefined;
  onChange: (centre: ChosenCentre | null) => void;
}) => {
  const { phrase, setPhrase, found, message } = useCentreSearch(value?.name ?? '');
  const type = (text: string) => {
    setPhrase(text);
    if (value && text !== value.name) onChange(null);
  };
  return (
    <Combobox
      label={deviceSearchTexts.centre}
      after={portalTexts.optional}
      hint={deviceSearchTexts.centreHint}
      placeholder={ownCentre || deviceSearchTexts.centrePlaceholder}
      text={phrase}
      options={found.map(({ fMarkazID, fNameMarkaz, fOstanName, fShahrName }) => ({
        id: fMarkazID,
        label: fNameMarkaz,
        detail: `${fOstanName}، ${fShahrName}`,
      }))}
      message={message}
      countText={deviceSearchTexts.centreFound}
      listLabel={deviceSearchTexts.centreList}
      clearLabel={deviceSearchTexts.centreClear}
      onType={type}
      onChoose={({ id, label }) => {
        setPhrase(label);
        onChange({ id, name: label });
      }}
      onLeave={() => setPhrase(value?.name ?? '')}
    />
  );
};
