import type { Ref } from 'react';
import { type Role, roles } from '#contract/office/permissions.ts';
import { staffTexts } from '#web/texts/office/account.ts';
import { roleTexts } from '#web/texts/office/shell.ts';
import { CheckboxGroupField } from '../../ui/fields/checkbox-field.tsx';

const options = roles.map((role) => ({
  value: role,
  label: roleTexts[role],
  hint: staffTexts.roleHints[role],
}));

/** The roles of a person, each with what it opens. */
export const RolesField = (field: {
  value: readonly Role[];
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onChange: (value: Role[]) => void;
}) => <CheckboxGroupField label={staffTexts.roles} options={options} {...field} />;
