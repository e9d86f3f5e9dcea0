import type { UseFormReturn } from 'react-hook-form';
import type { OfficeFailure } from '../../app/office-failure.ts';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';

/** Puts what the server said beside its fields. Gives how many fields there are. */
export const placeFaults = (form: UseFormReturn<DocumentValues>, { fields = {} }: OfficeFailure): number => {
  const faults = Object.entries(fields);
  for (const [name, message] of faults) form.setError(name, { type: 'server', message });
  return faults.length;
};

/** The focus goes to the first field, from the top, that has a fault; a folded section opens for it. */
export const focusFirstRefusedField = (root: ParentNode, { fields = {} }: OfficeFailure): void => {
  const names = Object.keys(fields);
  const at = [...root.querySelectorAll<HTMLElement>('[data-field]')].find(({ dataset }) =>
    names.includes(dataset.field ?? ''),
  );
  if (!at) return;
  const folded = at.closest('details');
  if (folded) folded.open = true;
  const written = at.querySelector<HTMLElement>('[contenteditable=true]');
  (written ?? at.querySelector<HTMLElement>('input, textarea, select, button'))?.focus();
};
