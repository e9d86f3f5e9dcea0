import type { UseFormReturn } from 'react-hook-form';
import type { OfficeFailure } from '../../app/office-failure.ts';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';

/** The focus goes to the first field, from the top, that has a fault; a folded section opens for it. */
export const focusFirstRefusedField = (
  root: ParentNode,
  form: UseFormReturn<DocumentValues>,
  { fields = {} }: OfficeFailure,
): void => {
  const names = Object.keys(fields);
  for (const place of root.querySelectorAll<HTMLElement>('[data-field]')) {
    const path = place.dataset.field;
    const name = names.find((refused) => refused === path || refused.startsWith(`${path}.`));
    if (!name) continue;
    const folded = place.closest('details');
    if (folded) folded.open = true;
    form.setFocus(name);
    return;
  }
};
