import { type ComponentType, useEffect, useState } from 'react';
import { repairTexts, searchTexts } from '#web/texts/repair.ts';
import { Field } from '#web/ui/field.tsx';
import type { CentreFieldProps } from './centre-field-props.ts';

/**
 * The optional centre. Its list comes as a part of its own after the page stands; until then, and when it
 * never comes, the rest of the form works.
 */
export const CentreField = (props: CentreFieldProps) => {
  const [Combobox, setCombobox] = useState<ComponentType<CentreFieldProps> | 'missing' | null>(null);
  useEffect(() => {
    let isGone = false;
    import('./centre-combobox.tsx').then(
      (part) => !isGone && setCombobox(() => part.CentreCombobox),
      () => !isGone && setCombobox('missing'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  if (Combobox && Combobox !== 'missing') return <Combobox {...props} />;
  return (
    <Field
      id="centre-later"
      label={searchTexts.centre}
      after={repairTexts.optional}
      hint={Combobox === 'missing' ? searchTexts.centreFailed : searchTexts.centreHint}
    >
      <input id="centre-later" className="field" disabled placeholder={searchTexts.centrePlaceholder} />
    </Field>
  );
};
