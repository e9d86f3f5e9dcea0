import { foldDigits } from '#kernel/fold-digits.ts';
import { deviceSearchTexts } from '#web/texts/repair.ts';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { useFoldedInput } from '../../portal-shared/use-folded-input.ts';
import { usePortal } from '../state/portal-context.ts';

const shared = {
  type: 'text',
  dir: 'ltr',
  spellCheck: false,
  autoComplete: 'off',
  autoCorrect: 'off',
  enterKeyHint: 'go',
} as const;

export const SerialField = () => {
  const { state, actions } = usePortal();
  const fold = useFoldedInput(foldDigits, (serialNumber) => actions.editSearch({ serialNumber }));
  const error = state.wrongField === 'serial' && deviceSearchTexts.serialMissing;
  const hint = state.search.labelToken ? deviceSearchTexts.labelHint : deviceSearchTexts.serialHint;
  return (
    <Field variant={largeFieldVariant} id="serial" label={deviceSearchTexts.serial} hint={hint} error={error}>
      {(control) => (
        <input
          {...control}
          {...shared}
          {...fold}
          name="serialNumber"
          autoCapitalize="characters"
          maxLength={64}
          value={state.search.serialNumber}
          placeholder="AZ-1000"
          className="field field-large"
        />
      )}
    </Field>
  );
};

export const TraceField = () => {
  const { state, actions } = usePortal();
  const fold = useFoldedInput(foldDigits, (traceNumber) => actions.editSearch({ traceNumber }));
  const error = state.wrongField === 'trace' && deviceSearchTexts.traceMissing;
  return (
    <Field
      variant={largeFieldVariant}
      id="trace"
      label={deviceSearchTexts.trace}
      hint={deviceSearchTexts.traceHint}
      error={error}
    >
      {(control) => (
        <input
          {...control}
          {...shared}
          {...fold}
          name="traceNumber"
          inputMode="numeric"
          maxLength={32}
          value={state.search.traceNumber}
          className="field field-large"
        />
      )}
    </Field>
  );
};
