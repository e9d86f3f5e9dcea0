import { type UseFormReturn, useFieldArray, useWatch } from 'react-hook-form';
import type { CompanySettings } from '#contract/office/company-settings.ts';
import { companyTexts } from '#web/texts/office/company.ts';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';

const maxAccounts = 5;

/** The accounts that customers transfer money to. */
export const AccountFields = ({
  form,
}: {
  form: UseFormReturn<CompanySettings, unknown, CompanySettings>;
}) => {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'accounts' });
  const typed = useWatch({ control: form.control, name: 'accounts' });
  const errors = form.formState.errors.accounts;
  return (
    <Panel title={companyTexts.accounts}>
      <div className="grid gap-4">
        <p className="text-small text-ink-soft">{companyTexts.accountsHint}</p>
        {fields.map(({ id }, at) => (
          <fieldset key={id} className="grid gap-3 border-b border-line pb-4 sm:grid-cols-2">
            <legend className="sr-only">{companyTexts.account(at + 1)}</legend>
            <TextField
              label={companyTexts.bank}
              error={errors?.[at]?.bank?.message}
              {...form.register(`accounts.${at}.bank`)}
            />
            <TextField
              label={companyTexts.owner}
              isOptional
              error={errors?.[at]?.owner?.message}
              {...form.register(`accounts.${at}.owner`)}
            />
            <TextField
              label={companyTexts.sheba}
              isCode
              className="sm:col-span-2"
              error={errors?.[at]?.sheba?.message}
              {...form.register(`accounts.${at}.sheba`)}
            />
            <div>
              <Button onClick={() => remove(at)}>{companyTexts.removeAccount(typed[at]?.bank ?? '')}</Button>
            </div>
          </fieldset>
        ))}
        {fields.length < maxAccounts && (
          <div>
            <Button onClick={() => append({ bank: '', owner: '', sheba: '' })}>
              {companyTexts.addAccount}
            </Button>
          </div>
        )}
      </div>
    </Panel>
  );
};
