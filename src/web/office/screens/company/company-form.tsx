import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { CompanySettings } from '#contract/office/company-settings.ts';
import { formatRial } from '#kernel/rial.ts';
import { companyTexts } from '#web/texts/office/company.ts';
import { companyClient, companyQueries, type StoredCompany } from '../../app/queries/company-queries.ts';
import { useComparedSave } from '../../app/work/use-compared-save.ts';
import { ConflictView } from '../../ui/conflict-view.tsx';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { useFormField } from '../../ui/fields/use-form-field.ts';
import { FormFrame } from '../../ui/form-frame.tsx';
import { IdentityFields } from '../../ui/identity-fields.tsx';
import { listDifferences } from '../../ui/list-differences.rules.ts';
import { Panel } from '../../ui/panel.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { AccountFields } from './account-fields.tsx';
import { companyFields } from './company-fields.ts';

/** The form of the company's settings, made from one revision; two people's changes are laid side by side. */
export const CompanyForm = ({ stored }: { stored: StoredCompany }) => {
  const cache = useQueryClient();
  const form = useForm({ resolver: zodResolver(CompanySettings), defaultValues: stored.settings });
  const { theirs, ...save } = useComparedSave({
    form,
    subject: 'company',
    opened: stored,
    send: async ({ values: settings, base = stored }, options) => ({
      ...stored,
      ...(await companyClient.writeCompany({ settings, rev: base.rev }, options)),
    }),
    onSaved: (now) => {
      cache.setQueryData(companyQueries.one().queryKey, now);
      showToast(companyTexts.saved);
    },
  });
  return (
    <>
      <FormFrame form={form} work={save.work} failure={save.failure} onSubmit={save.submit}>
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <Panel title={companyTexts.seller}>
            <IdentityFields
              name="seller"
              register={(field) => form.register(field as 'seller.name')}
              errors={form.formState.errors.seller}
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
      {theirs && (
        <ConflictView
          fields={listDifferences(companyFields, {
            opened: (save.opened ?? stored).settings,
            mine: form.getValues(),
            theirs: theirs.settings,
          })}
          onClose={save.leave}
          onChoose={save.choose}
        />
      )}
    </>
  );
};

/** Registered where it is drawn, after the accounts, because faulty fields get the focus in that order. */
const OnlineMaxField = ({
  form,
  defaultRial,
}: {
  form: UseFormReturn<CompanySettings, unknown, CompanySettings>;
  defaultRial: number;
}) => (
  <NumberField
    label={companyTexts.onlineMax}
    hint={companyTexts.onlineMaxHint(formatRial(defaultRial))}
    notANumber={companyTexts.onlineMaxFault}
    isOptional
    {...useFormField(form.control, 'onlineMaxRial')}
  />
);
