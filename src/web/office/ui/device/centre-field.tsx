import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { centreQueries } from '../../app/queries/centre-queries.ts';
import { FieldShell } from '../fields/field-shell.tsx';
import { FieldLabel } from '../fields/text-field.tsx';
import type { DeviceForm } from './device-form.rules.ts';

/** A centre of the list, offered while its name is typed; a name that is none of them stands by itself. */
export const CentreField = ({ form }: { form: UseFormReturn<DeviceForm> }) => {
  const id = useId();
  const name = useWatch({ control: form.control, name: 'centreName' });
  const { data } = useQuery(centreQueries.named(name));
  const options = (data?.items ?? []).map((centre) => ({
    ...centre,
    label: [centre.name, centre.city].filter(Boolean).join('، '),
  }));
  const take = (typed: string) => {
    const chosen = options.find(({ label }) => label === typed);
    form.setValue('centreName', chosen?.name ?? typed, { shouldDirty: true });
    form.setValue('centreId', chosen?.id ?? 0, { shouldDirty: true });
  };
  return (
    <FieldShell
      id={id}
      label={<FieldLabel label={deviceTexts.centre} isOptional />}
      hint={deviceTexts.centreHint}
      error={form.formState.errors.centreId?.message}
    >
      {(control) => (
        <>
          <input
            {...control}
            type="text"
            list={`${id}-list`}
            autoComplete="off"
            value={name}
            onChange={({ target }) => take(target.value)}
          />
          <datalist id={`${id}-list`}>
            {options.map((centre) => (
              <option key={centre.id} value={centre.label} />
            ))}
          </datalist>
        </>
      )}
    </FieldShell>
  );
};
