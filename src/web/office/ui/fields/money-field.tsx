import { formatNumber } from '#kernel/rial.ts';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { NumberField, type NumberFieldProps } from './number-field.tsx';

/** An amount in rials; the same in tomans stands under it, because that is how people say it. */
export const MoneyField = ({ hint, ...props }: Omit<NumberFieldProps, 'unit'>) => (
  <NumberField
    {...props}
    unit={fieldTexts.rial}
    hint={
      <>
        {hint}
        {props.value ? <span>{fieldTexts.toman(formatNumber(props.value / 10))}</span> : null}
      </>
    }
  />
);
