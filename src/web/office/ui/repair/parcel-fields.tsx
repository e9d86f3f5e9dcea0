import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { deskSettingQueries } from '../../app/queries/desk-setting-queries.ts';
import type { ParcelInput } from '../../app/queries/repair-queries.ts';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { TextField } from '../fields/text-field.tsx';
import type { findParcelFaults } from './parcel.rules.ts';

/** With whom a device goes back: a carrier and its parcel number, or by hand. */
export const ParcelFields = ({
  value,
  faults,
  onChange,
}: {
  value: ParcelInput;
  faults: ReturnType<typeof findParcelFaults>;
  onChange: (value: ParcelInput) => void;
}) => {
  const carriers = useId();
  const known = useQuery(deskSettingQueries.one()).data?.settings.carriers ?? [];
  return (
    <div className="grid gap-3">
      {!value.isByHand && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={moveDialogTexts.parcelNumber}
            isCode
            inputMode="text"
            value={value.number ?? ''}
            maxLength={40}
            error={faults.parcelNumber}
            onChange={({ target }) => onChange({ ...value, number: target.value })}
          />
          <TextField
            label={moveDialogTexts.carrier}
            value={value.carrier ?? ''}
            maxLength={60}
            list={carriers}
            error={faults.carrier}
            onChange={({ target }) => onChange({ ...value, carrier: target.value })}
          />
          <datalist id={carriers}>
            {known.map(({ name }) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </div>
      )}
      <CheckboxField
        label={moveDialogTexts.byHand}
        checked={value.isByHand}
        onChange={({ target }) => onChange({ ...value, isByHand: target.checked })}
      />
    </div>
  );
};
