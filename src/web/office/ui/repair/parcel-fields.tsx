import { useId } from 'react';
import { isParcelNumber } from '#kernel/parcel-key.ts';
import { moveTexts } from '#web/texts/office/repair-moves.ts';
import type { ParcelInput } from '../../app/queries/repair-queries.ts';
import { CheckboxField } from '../fields/checkbox-field.tsx';
import { TextField } from '../fields/text-field.tsx';

export const isCompleteParcel = ({ isByHand, carrier = '', number = '' }: ParcelInput): boolean =>
  isByHand || (carrier.trim().length >= 2 && isParcelNumber(number));

/** With whom a device goes back: a carrier and its parcel number, or by hand. */
export const ParcelFields = ({
  value,
  error,
  onChange,
}: {
  value: ParcelInput;
  error: string | undefined;
  onChange: (value: ParcelInput) => void;
}) => {
  const carriers = useId();
  return (
    <div className="grid gap-3">
      {!value.isByHand && (
        <div className="grid gap-3 sm:grid-cols-2">
          <TextField
            label={moveTexts.parcelNumber}
            isCode
            inputMode="text"
            value={value.number ?? ''}
            maxLength={40}
            onChange={({ target }) => onChange({ ...value, number: target.value })}
          />
          <TextField
            label={moveTexts.carrier}
            value={value.carrier ?? ''}
            maxLength={60}
            list={carriers}
            error={error}
            onChange={({ target }) => onChange({ ...value, carrier: target.value })}
          />
          <datalist id={carriers}>
            {moveTexts.carriers.map((carrier) => (
              <option key={carrier} value={carrier} />
            ))}
          </datalist>
        </div>
      )}
      <CheckboxField
        label={moveTexts.byHand}
        checked={value.isByHand}
        onChange={({ target }) => onChange({ ...value, isByHand: target.checked })}
      />
    </div>
  );
};
