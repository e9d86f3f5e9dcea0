import { type FormEvent, type ReactNode, useState } from 'react';
import { repairLimits } from '#contract/repair/limits.ts';
import { repairAlerts } from '#web/texts/repair.ts';
import { requestFormTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { measureText } from '../state/measure-text.ts';
import { usePortal } from '../state/portal-context.ts';
import type { SubmitResult } from '../state/portal-deps.ts';
import { chooseDirection } from './choose-direction.ts';
import { KeptTextLines } from './kept-text-lines.tsx';
import { PanelActions } from './panel-card.tsx';
import { TextMeter } from './text-meter.tsx';
import { useKeptText } from './use-kept-text.ts';

/** The fault in the customer's words. Too short or too long is an alert; the text stays. */
export const DescriptionForm = ({
  owner,
  start = '',
  submitText,
  submitVariant,
  onSave,
  onLeave,
  children,
}: {
  owner: string;
  start?: string;
  submitText: string;
  submitVariant: 'accent' | 'brand';
  onSave: (description: string) => Promise<SubmitResult>;
  onLeave?: () => void;
  children?: ReactNode;
}) => {
  const { state, actions } = usePortal();
  const work = useKeptText(owner, 'description', start);
  const [isTried, setTried] = useState(false);
  const measured = measureText(work.text, repairLimits.description);
  const error =
    measured.over > 0
      ? repairAlerts.descriptionLong
      : measured.missing > 0
        ? repairAlerts.description
        : undefined;
  const isShown = error !== undefined && (measured.over > 0 || isTried);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!measured.isGood) return actions.raiseAlert(error ?? repairAlerts.description, 'description');
    const ending = await onSave(work.text);
    if (ending === 'failed') work.setAside();
    if (ending === 'done') work.forget();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Field
        variant={largeFieldVariant}
        id="description"
        label={requestFormTexts.description}
        after={requestFormTexts.counter(measured.count)}
        hint={<TextMeter measured={measured} />}
        error={isShown && error}
      >
        {(control) => (
          <textarea
            {...control}
            name="description"
            dir={chooseDirection(work.text)}
            rows={6}
            readOnly={state.waiting > 0}
            value={work.text}
            onChange={({ target }) => work.setText(target.value)}
            placeholder={requestFormTexts.placeholder}
            className="field field-area"
          />
        )}
      </Field>
      <KeptTextLines work={work} />
      {children}
      <PanelActions>
        <Button
          type="submit"
          variant={submitVariant}
          size={submitVariant === 'accent' ? 'large' : undefined}
          aria-disabled={state.waiting > 0 || undefined}
        >
          {submitText}
        </Button>
        {onLeave && <Button onClick={onLeave}>{requestFormTexts.cancelEdit}</Button>}
      </PanelActions>
    </form>
  );
};
