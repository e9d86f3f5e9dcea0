import { type FormEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field, largeFieldVariant } from '#web/ui/field.tsx';
import type { UnsavedKind } from '../../portal-shared/kept-memory.ts';
import { measureText } from '../state/measure-text.ts';
import { usePortal } from '../state/portal-context.ts';
import type { SubmitResult } from '../state/portal-deps.ts';
import { chooseDirection } from './choose-direction.ts';
import { KeptTextLines } from './kept-text-lines.tsx';
import { PanelActions } from './panel-card.tsx';
import { useKeptText } from './use-kept-text.ts';
import { useMarkedArea } from './use-marked-area.ts';

type TextFormWords = {
  label: string;
  hint: string;
  tooShort: string;
  tooLong: string;
  counter: (typed: number) => string;
  save: string;
  leave: string;
};

/** One text to be sent: an address, or a note. It shows its own faults. */
export const TextForm = ({
  owner,
  kind,
  name = kind,
  start = '',
  limits,
  words,
  onSave,
  onLeave,
}: {
  owner: string;
  kind: UnsavedKind;
  name?: string;
  start?: string;
  limits: { min: number; max: number };
  words: TextFormWords;
  onSave: (text: string) => Promise<SubmitResult>;
  /** Absent where the text is needed: then there is no way around it. */
  onLeave?: () => void;
}) => {
  const { state } = usePortal();
  const work = useKeptText(owner, kind, start);
  const [isTried, setTried] = useState(false);
  const area = useMarkedArea(work.text, work.setText);
  const measured = measureText(work.text, limits);
  const error =
    measured.over > 0 ? words.tooLong : isTried && measured.missing > 0 ? words.tooShort : undefined;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!measured.isGood) return area.ref.current?.focus();
    const ending = await onSave(work.text);
    if (ending === 'failed') work.setAside();
    if (ending !== 'done') return;
    work.forget();
    onLeave?.();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        variant={largeFieldVariant}
        id={kind}
        label={words.label}
        after={words.counter(measured.count)}
        hint={words.hint}
        error={error}
      >
        {(control) => (
          <textarea
            {...control}
            name={name}
            dir={chooseDirection(work.text)}
            rows={4}
            readOnly={state.waiting > 0}
            {...area}
            className="field field-area"
            // biome-ignore lint/a11y/noAutofocus: the form opens by a press and is what was asked for
            autoFocus={onLeave !== undefined}
          />
        )}
      </Field>
      <KeptTextLines work={work} />
      <PanelActions>
        <Button type="submit" variant="brand" aria-disabled={state.waiting > 0 || undefined}>
          {words.save}
        </Button>
        {onLeave && <Button onClick={onLeave}>{words.leave}</Button>}
      </PanelActions>
    </form>
  );
};
