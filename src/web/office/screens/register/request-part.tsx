import { lazy, Suspense, useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { listKeys } from '#kernel/list-keys.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import type { RegisterForm } from './register-form.rules.ts';

// Only a device at the counter has a condition to note.
const IntakeFields = lazy(() => import('../../ui/repair/intake-fields.tsx'));

const places = listKeys(registerTexts.places);

/** What is wrong, where the device is, in what condition it came, and who called. */
export const RequestPart = ({ form }: { form: UseFormReturn<RegisterForm> }) => {
  const { errors } = form.formState;
  const place = useWatch({ control: form.control, name: 'place' });
  const intake = useFormField(form.control, 'intake');
  const id = useId();
  return (
    <>
      <TextAreaField
        label={registerTexts.fault}
        hint={registerTexts.faultHint}
        rows={3}
        error={errors.description?.message}
        {...form.register('description')}
      />
      <fieldset aria-describedby={id}>
        <legend className="mb-1 text-small font-semibold">{registerTexts.place}</legend>
        <div className="flex flex-wrap gap-2">
          {places.map((one) => (
            <label key={one} className="choice-chip">
              <input type="radio" className="check" value={one} {...form.register('place')} />
              {registerTexts.places[one]}
            </label>
          ))}
        </div>
        <p id={id} className="mt-1 text-fine text-ink-soft">
          {errors.place ? (
            <span role="alert" className="font-semibold text-danger">
              {errors.place.message}
            </span>
          ) : (
            place && registerTexts.placeHints[place]
          )}
        </p>
      </fieldset>
      {place === 'here' && (
        <Suspense>
          <IntakeFields value={intake.value} onChange={intake.onChange} />
        </Suspense>
      )}
      <TextField
        label={registerTexts.caller}
        hint={registerTexts.callerHint}
        isCode
        isOptional
        inputMode="tel"
        error={errors.mobile?.message}
        {...form.register('mobile')}
      />
    </>
  );
};
