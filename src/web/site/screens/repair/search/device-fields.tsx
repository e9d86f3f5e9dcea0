import { searchTexts } from '#web/texts/repair.ts';
import { describedBy, Field } from '#web/ui/field.tsx';
import { usePortal } from '../state/portal-context.ts';
import { foldTyped } from '../state/search-form.ts';
import { useFoldedInput } from './use-folded-input.ts';

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
  const fold = useFoldedInput(foldTyped, (serialNumber) => actions.editSearch({ serialNumber }));
  const error = state.wrongField === 'serial' && searchTexts.serialMissing;
  const hint = state.search.labelToken ? searchTexts.labelHint : searchTexts.serialHint;
  return (
    <Field id="serial" label={searchTexts.serial} hint={hint} error={error}>
      <input
        {...shared}
        {...fold}
        id="serial"
        name="serialNumber"
        autoCapitalize="characters"
        maxLength={64}
        value={state.search.serialNumber}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy('serial', { hint: true, error })}
        placeholder="AZ-1000"
        className="field field-large"
      />
    </Field>
  );
};

export const TraceField = () => {
  const { state, actions } = usePortal();
  const fold = useFoldedInput(foldTyped, (traceNumber) => actions.editSearch({ traceNumber }));
  const error = state.wrongField === 'trace' && searchTexts.traceMissing;
  return (
    <Field id="trace" label={searchTexts.trace} hint={searchTexts.traceHint} error={error}>
      <input
        {...shared}
        {...fold}
        id="trace"
        name="traceNumber"
        inputMode="numeric"
        maxLength={32}
        value={state.search.traceNumber}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy('trace', { hint: true, error })}
        className="field field-large"
      />
    </Field>
  );
};
