import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import type { PartyIdentity } from '#contract/repair/party-identity.ts';
import { identityFieldTexts } from '#web/texts/office/company.ts';
import { TextAreaField, TextField } from './fields/text-field.tsx';

/** The fields of a seller or a buyer, for a form that holds them below one name. All may stay empty. */
export const IdentityFields = ({
  name,
  register,
  errors,
}: {
  /** Where the form holds them. */
  name: 'buyer' | 'seller';
  // Forms of different shapes hold the same fields.
  register: (field: string) => ReturnType<UseFormRegister<Record<string, string>>>;
  errors: FieldErrors<PartyIdentity> | undefined;
}) => (
  <div className="grid gap-4 sm:grid-cols-2">
    <TextField
      label={identityFieldTexts.legalName}
      isOptional
      className="sm:col-span-2"
      error={errors?.name?.message}
      {...register(`${name}.name`)}
    />
    {(['nationalId', 'economicNumber', 'postalCode'] as const).map((field) => (
      <TextField
        key={field}
        label={identityFieldTexts[field]}
        isCode
        isOptional
        inputMode="numeric"
        error={errors?.[field]?.message}
        {...register(`${name}.${field}`)}
      />
    ))}
    <TextAreaField
      label={identityFieldTexts.address}
      isOptional
      rows={2}
      className="sm:col-span-2"
      error={errors?.address?.message}
      {...register(`${name}.address`)}
    />
  </div>
);
