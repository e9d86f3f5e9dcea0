import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { centreTexts } from '#web/texts/office/devices.ts';
import { centreClient, type OfficeCentre } from '../../app/queries/centre-queries.ts';
import { useComparedSave } from '../../app/work/use-compared-save.ts';
import { ConflictView } from '../conflict-view.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../fields/text-field.tsx';
import { FormFrame } from '../form-frame.tsx';
import { IdentityFields } from '../identity-fields.tsx';
import { listDifferences } from '../list-differences.rules.ts';
import { showToast } from '../toast-store.ts';
import { CentreValues, centreFields, toCentreForm } from './centre-form.rules.ts';

/** A new centre, or the change of one; two people's changes are laid side by side. */
const CentreDialog = ({
  centre,
  name,
  onClose,
  onSaved,
}: {
  centre?: OfficeCentre;
  /** Of a new one, as it was typed elsewhere. */
  name?: string;
  onClose: () => void;
  onSaved: (centre: OfficeCentre) => void;
}) => {
  const form = useForm({
    resolver: zodResolver(CentreValues),
    defaultValues: { ...toCentreForm(centre), ...(name ? { name } : {}) },
  });
  const { errors } = form.formState;
  const { theirs, ...save } = useComparedSave({
    form,
    subject: centre ? `centre/${centre.id}` : `centre/new/${name ?? ''}`,
    opened: centre,
    send: ({ values: { id, ...values }, base }, options): Promise<OfficeCentre> =>
      base
        ? centreClient.updateCentre({ id: base.id, rev: base.rev, ...values }, options)
        : centreClient.registerCentre({ ...values, ...(id === '' ? {} : { id: Number(id) }) }, options),
    onSaved: (saved) => {
      showToast(centre ? centreTexts.changed : centreTexts.registered);
      onClose();
      onSaved(saved);
    },
  });

  return (
    <Dialog
      title={centre ? centreTexts.editTitle(centre.name) : centreTexts.register}
      isWide
      onClose={onClose}
    >
      <FormFrame
        form={form}
        work={save.work}
        failure={save.failure}
        onSubmit={save.submit}
        submitVariant="brand"
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
        {/* Opened by a refusal and then the person's own: `open` would fold it away once the fault is typed over. */}
        <details
          ref={(section) => {
            if (section && errors.buyer) section.open = true;
          }}
        >
          <summary className="min-h-11 cursor-pointer content-center font-bold">{centreTexts.buyer}</summary>
          <p className="my-2 text-small text-ink-soft">{centreTexts.buyerHint}</p>
          <IdentityFields
            name="buyer"
            register={(field) => form.register(field as 'buyer.name')}
            errors={errors.buyer}
          />
        </details>
      </FormFrame>
      {theirs && (
        <ConflictView
          fields={listDifferences(centreFields, {
            opened: toCentreForm(save.opened),
            mine: form.getValues(),
            theirs: toCentreForm(theirs),
          })}
          onClose={save.leave}
          onChoose={save.choose}
        />
      )}
    </Dialog>
  );
};

export default CentreDialog;
