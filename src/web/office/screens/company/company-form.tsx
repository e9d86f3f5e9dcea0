import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { z } from 'zod';
import { CompanySettings } from '#contract/office/company-settings.ts';
import { formatRial } from '#kernel/rial.ts';
import { companyTexts } from '#web/texts/office/company.ts';
import { company, companyQueries, type StoredCompany } from '../../app/queries/company-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { useSubmit } from '../../app/work/use-submit.ts';
import { useUnsavedWork } from '../../app/work/use-unsaved-work.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { IdentityFields } from '../../ui/identity-fields.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountFields } from './account-fields.tsx';

const Values = z.object({ settings: CompanySettings });
type CompanyValues = z.infer<typeof Values>;

/** The form of the company's settings, made from one revision; a stale save loses nothing that was typed. */
export const CompanyForm = ({ stored }: { stored: StoredCompany }) => {
  const cache = useQueryClient();
  const write = useAction(company.writeCompany);
  const form = useForm({ resolver: zodResolver(Values), defaultValues: { settings: stored.settings } });
  const work = useUnsavedWork(form, { subject: 'company', rev: String(stored.rev) });
  const { submit: save, failure } = useSubmit(form, async ({ settings }) => {
    const now = await write.mutateAsync({ settings, rev: stored.rev });
    work.forget();
    cache.setQueryData(companyQueries.one().queryKey, { ...stored, ...now });
    showToast(companyTexts.saved);
  });
  return (
    <FormFrame form={form} work={work} failure={failure} onSubmit={save}>
      <div className="grid items-start gap-4 xl:grid-cols-2">
        <Panel title={companyTexts.seller}>
          <IdentityFields
            name="settings.seller"
            register={(field) => form.register(field as 'settings.seller.name')}
            errors={form.formState.errors.settings?.seller}
          />
        </Panel>
        <div className="grid gap-4">
          <AccountFields form={form} />
          <Panel title={companyTexts.payments}>
            <OnlineMaxField form={form} defaultRial={stored.defaultOnlineMaxRial} />
          </Panel>
        </div>
      </div>
    </FormFrame>
  );
};

/** Registered where it is drawn, after the accounts, because faulty fields get the focus in that order. */
const OnlineMaxField = ({
  form,
  defaultRial,
}: {
  form: UseFormReturn<CompanyValues, unknown, CompanyValues>;
  defaultRial: number;
}) => (
  <NumberField
    label={companyTexts.onlineMax}
    hint={companyTexts.onlineMaxHint(formatRial(defaultRial))}
    notANumber={companyTexts.onlineMaxFault}
    isOptional
    {...useFormField(form.control, 'settings.onlineMaxRial')}
  />
);
