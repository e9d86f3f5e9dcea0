import { useQuery } from '@tanstack/react-query';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { deviceTexts } from '#web/texts/office/devices.ts';
import { Button } from '#web/ui/button.tsx';
import { Combobox } from '#web/ui/combobox.tsx';
import { centreQueries } from '../../app/queries/centre-queries.ts';
import { useDebouncedValue } from '../use-debounced-value.ts';
import type { DeviceForm } from './device-form.rules.ts';
import { putCentre } from './put-centre.ts';

// The server's refusal may be shown far above the button that was pressed.
const showInWindow = (fault: HTMLElement | null) => fault?.scrollIntoView({ block: 'center' });

/** A centre of the list, offered while its name is typed; where none fits, a new one can be made. */
export const CentreField = ({
  form,
  onMake,
}: {
  form: UseFormReturn<DeviceForm>;
  onMake: (name: string) => void;
}) => {
  const [centreId, name] = useWatch({ control: form.control, name: ['centreId', 'centreName'] });
  const isTyped = centreId === 0 && name.trim().length >= 2;
  const asked = useDebouncedValue(isTyped ? name : '');
  const { data, isPlaceholderData } = useQuery(centreQueries.named(asked));
  const options = isTyped ? (data?.items ?? []) : [];
  const { centreName, centreId: chosen } = form.formState.errors;
  const fault = centreName?.message ?? chosen?.message;
  return (
    <div>
      <Combobox
        label={deviceTexts.centre}
        after={deviceTexts.optional}
        hint={deviceTexts.centreHint}
        placeholder=""
        text={name}
        options={options.map((centre) => ({
          id: centre.id,
          label: centre.name,
          detail: [centre.province, centre.city].filter(Boolean).join('، '),
        }))}
        // Said below instead: in the list's place it would cover the button that makes one.
        message=""
        countText={deviceTexts.centreCount}
        listLabel={deviceTexts.centreList}
        clearLabel={deviceTexts.centreClear}
        onType={(typed) => putCentre(form, { id: 0, name: typed })}
        onChoose={({ id, label }) => putCentre(form, { id, name: label })}
      />
      {fault && (
        <p ref={showInWindow} role="alert" className="text-fine font-semibold text-danger">
          {fault}
        </p>
      )}
      {isTyped && options.length === 0 && asked === name && data && !isPlaceholderData && (
        <p role="status" className="text-fine text-ink-soft">
          {deviceTexts.centreNone}
        </p>
      )}
      {isTyped && (
        <Button size="small" className="mt-1" onClick={() => onMake(name.trim())}>
          {deviceTexts.makeCentre(name.trim())}
        </Button>
      )}
    </div>
  );
};
