import { type ReactNode, useState } from 'react';
import { conflictTexts } from '#web/texts/office/conflict.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Dialog } from './dialog/dialog.tsx';

export type ConflictField = {
  name: string;
  label: string;
  theirs: unknown;
  mine: unknown;
  /** Whether the person's own text is chosen at first. */
  isMine: boolean;
  /** How a value is shown; as text when left out. */
  show?: (value: unknown) => ReactNode;
};

/**
 * Two people changed the same record: both texts stand side by side and each field is chosen by itself, so that neither
 * is lost. `onChoose` gets the chosen value of each field; the next save is made over the newer state.
 *
 * @example <ConflictView fields={listDifferences(fields, { opened, mine, theirs })} onChoose={takeValues} onClose={close} />
 */
export const ConflictView = ({
  fields,
  by,
  onChoose,
  onClose,
}: {
  fields: readonly ConflictField[];
  /** Who changed it, when it is known. */
  by?: ReactNode;
  onChoose: (values: Record<string, unknown>) => void;
  onClose: () => void;
}) => {
  const [mine, setMine] = useState<ReadonlySet<string>>(
    new Set(fields.filter(({ isMine }) => isMine).map(({ name }) => name)),
  );
  const setAll = (isMine: boolean) => setMine(new Set(isMine ? fields.map(({ name }) => name) : []));
  const toggle = (name: string, isMine: boolean) =>
    setMine(new Set(isMine ? [...mine, name] : [...mine].filter((one) => one !== name)));
  const choose = () =>
    onChoose(
      Object.fromEntries(
        fields.map((field) => [field.name, mine.has(field.name) ? field.mine : field.theirs]),
      ),
    );

  return (
    <Dialog
      title={conflictTexts.title}
      isWide
      onClose={onClose}
      foot={
        <>
          <Button variant="brand" onClick={choose}>
            {conflictTexts.goOn}
          </Button>
          <Button onClick={() => setAll(false)}>{conflictTexts.takeAllTheirs}</Button>
          <Button onClick={() => setAll(true)}>{conflictTexts.takeAllMine}</Button>
        </>
      }
    >
      <p>
        {conflictTexts.intro} {by && conflictTexts.changedBy} {by}
      </p>
      {fields.map((field) => (
        <fieldset key={field.name} className="grid gap-2">
          <legend className="mb-1 font-semibold">{field.label}</legend>
          <div className="grid gap-2 sm:grid-cols-2">
            <Side
              field={field}
              side="theirs"
              isChosen={!mine.has(field.name)}
              onChoose={() => toggle(field.name, false)}
            />
            <Side
              field={field}
              side="mine"
              isChosen={mine.has(field.name)}
              onChoose={() => toggle(field.name, true)}
            />
          </div>
        </fieldset>
      ))}
    </Dialog>
  );
};

const Side = ({
  field,
  side,
  isChosen,
  onChoose,
}: {
  field: ConflictField;
  side: 'theirs' | 'mine';
  isChosen: boolean;
  onChoose: () => void;
}) => (
  <label
    className={joinClasses('panel flex cursor-pointer gap-3 p-3', !isChosen && 'text-ink-soft')}
    data-chosen={isChosen || undefined}
  >
    <input
      type="radio"
      className="check mt-1 shrink-0"
      name={field.name}
      checked={isChosen}
      onChange={onChoose}
    />
    <span className="min-w-0">
      <span className="block text-fine font-semibold">{conflictTexts[side]}</span>
      <span dir="auto" className="block whitespace-pre-wrap break-words">
        {(field.show ? field.show(field[side]) : String(field[side] ?? '')) || conflictTexts.empty}
      </span>
    </span>
  </label>
);
