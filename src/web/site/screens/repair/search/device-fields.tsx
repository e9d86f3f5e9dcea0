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
  return (
    <Field id="serial" label={searchTexts.serial} hint={searchTexts.serialHint}>
      <input
        {...shared}
        {...fold}
        id="serial"
        name="serialNumber"
        autoCapitalize="characters"
        maxLength={64}
        value={state.search.serialNumber}
        aria-describedby={describedBy('serial', { hint: true })}
        placeholder="AZ-1000"
        className="field field-large"
      />
    </Field>
  );
};

export const TraceField = () => {
  const { state, actions } = usePortal();
  const fold = useFoldedInput(foldTyped, (traceNumber) => actions.editSearch({ traceNumber }));
  return (
    <Field id="trace" label={searchTexts.trace} hint={searchTexts.traceHint}>
      <input
        {...shared}
        {...fold}
        id="trace"
        name="traceNumber"
        inputMode="numeric"
        maxLength={32}
        value={state.search.traceNumber}
        aria-describedby={describedBy('trace', { hint: true })}
        className="field field-large"
      />
    </Field>
  );
};
