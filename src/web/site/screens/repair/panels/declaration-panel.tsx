import { type FormEvent, useRef, useState } from 'react';
import { decontaminationText } from '#contract/repair/additions.ts';
import type { RepairRequest } from '#contract/repair/entities.ts';
import { additionLimits } from '#contract/repair/limits.ts';
import { countCharacters } from '#kernel/count-characters.ts';
import { declarationTexts } from '#web/texts/repair-device-view.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { BadgeCheck } from '#web/ui/icons.ts';
import { usePortal } from '../state/portal-context.ts';
import { PanelActions, PanelCard } from './panel-card.tsx';

/** What the shipping slip waits for; once it is given, what was declared and by whom. */
export const DeclarationPanel = ({ request: { decontamination } }: { request: RepairRequest }) => {
  if (!decontamination)
    return (
      <PanelCard title={declarationTexts.heading} intro={<p>{declarationTexts.intro}</p>}>
        <DeclarationForm />
      </PanelCard>
    );
  const { text, name, at } = decontamination;
  return (
    <PanelCard
      title={declarationTexts.heading}
      fold={{ icon: <BadgeCheck size={20} />, state: declarationTexts.given }}
    >
      <blockquote className="rounded-control bg-sunken px-4 py-3">{text}</blockquote>
      <Facts
        rows={[
          [declarationTexts.by, name],
          [declarationTexts.at, <DateText key="at" at={at} form="full" />],
        ]}
      />
    </PanelCard>
  );
};

/** Who declares that the device is clean, and that they do. */
const DeclarationForm = () => {
  const { state, actions } = usePortal();
  const nameInput = useRef<HTMLInputElement>(null);
  const tick = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [isTicked, setTicked] = useState(false);
  const [isTried, setTried] = useState(false);
  const isNamed = countCharacters(name) >= additionLimits.declarer.min;
  const lacksTick = isTried && !isTicked;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!isNamed) return nameInput.current?.focus();
    if (!isTicked) return tick.current?.focus();
    void actions.declareClean(name);
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <blockquote className="rounded-control bg-sunken px-4 py-3">{decontaminationText}</blockquote>
      <Field
        variant={largeFieldVariant}
        id="declarer"
        label={declarationTexts.name}
        error={isTried && !isNamed && declarationTexts.nameMissing}
      >
        {(control) => (
          <input
            {...control}
            ref={nameInput}
            name="declarer"
            autoComplete="name"
            maxLength={additionLimits.declarer.max}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <div>
        <div className="check-row">
          <input
            ref={tick}
            id="declares"
            type="checkbox"
            className="check"
            aria-invalid={lacksTick || undefined}
            aria-describedby={lacksTick ? 'declares-error' : undefined}
            checked={isTicked}
            onChange={({ target }) => setTicked(target.checked)}
          />
          <label htmlFor="declares" className="font-semibold">
            {declarationTexts.tick}
          </label>
        </div>
        {lacksTick && (
          <p id="declares-error" role="alert" className={largeFieldVariant.error}>
            {declarationTexts.tickMissing}
          </p>
        )}
      </div>
      <PanelActions>
        <Button type="submit" variant="accent" size="large" aria-disabled={state.waiting > 0 || undefined}>
          {declarationTexts.submit}
        </Button>
      </PanelActions>
    </form>
  );
};
