import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { priceTexts } from '#web/texts/office/desk-settings.ts';
import { deskSettingClient, type Price, priceQueries } from '../../app/queries/desk-setting-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { CheckboxField } from '../../ui/fields/checkbox-field.tsx';
import { MoneyField } from '../../ui/fields/money-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { PriceValues } from './price-form.rules.ts';

const kinds = (['part', 'work', 'travel'] as const).map((value) => ({
  value,
  label: priceTexts.kinds[value],
}));
type Values = { code: string; title: string; kind: Price['kind']; unitRial: number | null; isUsed: boolean };
const empty: Values = { code: '', title: '', kind: 'part', unitRial: null, isUsed: true };

/** A line of the price list, new or changed. What was issued keeps its prices. */
export const PriceDialog = ({ price, onClose }: { price: Price | undefined; onClose: () => void }) => {
  const refresh = useRefresh(priceQueries.all);
  const save = useAction<Omit<Price, 'id' | 'rev'>, Price>((input, options) =>
    price
      ? deskSettingClient.changePrice({ ...input, id: price.id, rev: price.rev }, options)
      : deskSettingClient.addPrice(input, options),
  );
  const form = useForm({
    resolver: zodResolver(PriceValues),
    defaultValues: price ? toValues(price) : empty,
  });
  const work = useUnsavedWork(form, {
    subject: `price/${price?.id ?? 'new'}`,
    rev: String(price?.rev ?? ''),
  });
  const { errors } = form.formState;
  const { submit, failure } = useSubmit(form, async (input) => {
    const sent = structuredClone(form.getValues());
    const saved = await save.mutateAsync(input);
    if (price) work.keepTypedSince(sent, String(saved.rev));
    else work.forget();
    onClose();
    showToast(priceTexts.saved);
    await refresh();
  });
  return (
    <Dialog title={price ? priceTexts.changeTitle : priceTexts.addTitle} onClose={onClose}>
      <FormFrame form={form} work={work} failure={failure} onSubmit={submit}>
        <TextField
          label={priceTexts.item}
          data-first-focus
          error={errors.title?.message}
          {...form.register('title')}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField label={priceTexts.code} isCode error={errors.code?.message} {...form.register('code')} />
          <SelectField
            label={priceTexts.kind}
            options={kinds}
            error={errors.kind?.message}
            {...form.register('kind')}
          />
        </div>
        <MoneyField
          label={priceTexts.unit}
          notANumber={priceTexts.faults.unit}
          {...useFormField(form.control, 'unitRial')}
        />
        <CheckboxField label={priceTexts.isUsed} hint={priceTexts.isUsedHint} {...form.register('isUsed')} />
      </FormFrame>
    </Dialog>
  );
};

const toValues = ({ code, title, kind, unitRial, isUsed }: Price): Values => ({
  code,
  title,
  kind,
  unitRial,
  isUsed,
});
