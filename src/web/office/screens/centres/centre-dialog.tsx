import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { foldDigits } from '#kernel/fold-digits.ts';
import { centreTexts } from '#web/texts/office/devices.ts';
import { type OfficeFailure, toFailure } from '../../app/office-failure.ts';
import { centres, type OfficeCentre } from '../../app/queries/centre-queries.ts';
import { placeFailure } from '../../app/work/place-failure.ts';
import { ConflictView } from '../../ui/conflict-view.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';

const Values = z.object({
  id: z
    .string()
    .trim()
    .transform(foldDigits)
    .refine((id) => /^(|[1-9][0-9]{0,8})$/.test(id), centreTexts.wrongId),
  name: z.string().trim().min(2, centreTexts.needName).max(200),
  managerName: z.string().trim().max(200),
  province: z.string().trim().max(100),
  city: z.string().trim().max(100),
  address: z.string().trim().max(500),
});
type Form = z.infer<typeof Values>;

const compared = ['name', 'managerName', 'province', 'city', 'address'] as const;
const labels = { ...centreTexts, managerName: centreTexts.manager };

const toForm = (centre?: OfficeCentre): Form => ({
  id: '',
  name: centre?.name ?? '',
  managerName: centre?.managerName ?? '',
  province: centre?.province ?? '',
  city: centre?.city ?? '',
  address: centre?.address ?? '',
});

/** A new centre, or the change of one; two people's changes are laid side by side. */
export const CentreDialog = ({
  centre,
  onClose,
  onSaved,
}: {
  centre?: OfficeCentre;
  onClose: () => void;
  onSaved: () => void;
}) => {
  const [base, setBase] = useState(centre);
  const [failure, setFailure] = useState<OfficeFailure>();
  const [theirs, setTheirs] = useState<OfficeCentre>();
  const form = useForm({ resolver: zodResolver(Values), defaultValues: toForm(centre) });
  const { errors } = form.formState;

  const save = form.handleSubmit(async ({ id, ...values }) => {
    setFailure(undefined);
    try {
      if (base) await centres.updateCentre({ id: base.id, rev: base.rev, ...values });
      else await centres.registerCentre({ ...values, ...(id === '' ? {} : { id: Number(id) }) });
      showToast(base ? centreTexts.changed : centreTexts.registered);
      onClose();
      onSaved();
    } catch (thrown) {
      const { code, facts } = toFailure(thrown);
      if (code === 'conflict' && facts.details.now) setTheirs(facts.details.now as OfficeCentre);
      else setFailure(placeFailure(form, thrown));
    }
  });

  return (
    <Dialog
      title={centre ? centreTexts.editTitle(centre.name) : centreTexts.register}
      isWide
      onClose={onClose}
    >
      <FormFrame
        form={form}
        failure={failure}
        onSubmit={save}
        submitLook="brand"
        aside={centre && <span className="text-fine text-ink-soft">{centreTexts.editHint}</span>}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={centreTexts.name}
            data-first-focus
            error={errors.name?.message}
            {...form.register('name')}
          />
          {!centre && (
            <TextField
              label={centreTexts.id}
              hint={centreTexts.idHint}
              isCode
              isOptional
              inputMode="numeric"
              error={errors.id?.message}
              {...form.register('id')}
            />
          )}
          <TextField
            label={centreTexts.manager}
            isOptional
            error={errors.managerName?.message}
            {...form.register('managerName')}
          />
          <TextField
            label={centreTexts.province}
            isOptional
            error={errors.province?.message}
            {...form.register('province')}
          />
          <TextField
            label={centreTexts.city}
            isOptional
            error={errors.city?.message}
            {...form.register('city')}
          />
          <TextField
            label={centreTexts.address}
            isOptional
            className="sm:col-span-2"
            error={errors.address?.message}
            {...form.register('address')}
          />
        </div>
      </FormFrame>
      {theirs && (
        <ConflictView
          fields={compared
            .filter((name) => form.getValues(name) !== theirs[name])
            .map((name) => ({
              name,
              label: labels[name],
              mine: form.getValues(name),
              theirs: theirs[name],
            }))}
          onClose={() => setTheirs(undefined)}
          onChoose={(values) => {
            for (const [name, value] of Object.entries(values))
              form.setValue(name as keyof Form, String(value), { shouldDirty: true });
            setBase(theirs);
            setTheirs(undefined);
          }}
        />
      )}
    </Dialog>
  );
};
