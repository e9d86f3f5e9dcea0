import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { listKeys } from '#kernel/list-keys.ts';
import { intakeTexts } from '#web/texts/office/repair-moves.ts';
import { Count } from '#web/ui/figures/count.tsx';
import { Plus } from '#web/ui/icons.ts';
import { deskSettingQueries } from '../../app/queries/desk-setting-queries.ts';
import { TextAreaField } from '../fields/text-field.tsx';
import { Minus } from '../office-icons.ts';
import { type IntakeValues, listOfferedAccessories, maxAccessories } from './intake-values.rules.ts';

const conditions = listKeys(intakeTexts.conditions);

/** Condition, accessories with their counts, and a free line. */
const IntakeFields = ({
  value,
  onChange,
}: {
  value: IntakeValues;
  onChange: (value: IntakeValues) => void;
}) => {
  const { data } = useQuery(deskSettingQueries.one());
  const name = useId();
  const accessories = listOfferedAccessories(data?.settings.accessories ?? [], value);
  return (
    <div className="grid gap-4">
      <fieldset>
        <legend className="mb-1 text-small font-semibold">{intakeTexts.condition}</legend>
        <div className="flex flex-wrap gap-2">
          {conditions.map((condition) => (
            <label key={condition} className="choice-chip">
              <input
                type="radio"
                className="check"
                name={name}
                checked={value.condition === condition}
                onChange={() => onChange({ ...value, condition })}
              />
              {intakeTexts.conditions[condition]}
            </label>
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend className="mb-1 text-small font-semibold">{intakeTexts.accessories}</legend>
        {accessories.length === 0 && <p className="text-fine text-ink-soft">{intakeTexts.noAccessories}</p>}
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {accessories.map((accessory) => (
            <li key={accessory} className="flex min-h-11 items-center gap-2">
              <span className="min-w-0 flex-1">{accessory}</span>
              <AccessoryCount
                name={accessory}
                count={value.accessories[accessory] ?? 0}
                onChange={(count) =>
                  onChange({ ...value, accessories: { ...value.accessories, [accessory]: count } })
                }
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <TextAreaField
        label={intakeTexts.remark}
        hint={intakeTexts.remarkHint}
        isOptional
        rows={2}
        maxLength={500}
        value={value.remark}
        onChange={({ target }) => onChange({ ...value, remark: target.value })}
      />
    </div>
  );
};

const AccessoryCount = ({
  name,
  count,
  onChange,
}: {
  name: string;
  count: number;
  onChange: (count: number) => void;
}) => (
  <>
    <button
      type="button"
      className="icon-button disabled:opacity-40"
      aria-label={intakeTexts.fewer(name)}
      disabled={count === 0}
      onClick={() => onChange(count - 1)}
    >
      <Minus size={18} />
    </button>
    <output
      className={count > 0 ? 'w-6 text-center font-semibold' : 'w-6 text-center text-ink-faint'}
      aria-label={intakeTexts.accessoryCount(name)}
    >
      <Count>{count}</Count>
    </output>
    <button
      type="button"
      className="icon-button disabled:opacity-40"
      aria-label={intakeTexts.more(name)}
      disabled={count >= maxAccessories}
      onClick={() => onChange(count + 1)}
    >
      <Plus size={18} />
    </button>
  </>
);

export default IntakeFields;
