import { useFormContext } from 'react-hook-form';
import { formatNumber } from '#kernel/rial.ts';
import { rowTexts } from '#web/texts/office/content-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { TextField } from '../../fields/text-field.tsx';
import { RemoveButton } from '../../remove-button.tsx';
import { MovableRows } from '../movable-rows.tsx';
import type { DocumentValues } from './document-values.rules.ts';
import type { FieldPlace } from './field-place.ts';
import { useRows } from './use-rows.ts';

/** An ordered list of lines, such as what a new version brings. Enter in a line begins the next. */
export const LinesField = ({ path, label, one, max }: FieldPlace & { one: string; max: number }) => {
  const { register, getFieldState, formState } = useFormContext<DocumentValues>();
  const list = useRows<string>(path);
  const nameOf = (_: string, at: number) => `${one} ${formatNumber(at + 1)}`;
  const addAfter = (at: number) => {
    if (list.rows.length >= max) return;
    list.put((rows) => [...rows.slice(0, at + 1), '', ...rows.slice(at + 1)]);
    list.focus(String(at + 1));
  };
  return (
    <fieldset>
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      {list.rows.length === 0 && <p className="mb-2 text-fine text-ink-faint">{rowTexts.none}</p>}
      <MovableRows
        items={list.rows}
        nameOf={nameOf}
        onMove={list.move}
        tools={(row, at) => (
          <RemoveButton label={rowTexts.remove(nameOf(row, at))} onClick={() => list.remove(at)} />
        )}
      >
        {(row, at) => (
          <TextField
            label={nameOf(row, at)}
            error={getFieldState(`${path}.${at}`, formState).error?.message}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              addAfter(at);
            }}
            {...register(`${path}.${at}`)}
          />
        )}
      </MovableRows>
      {list.rows.length < max && (
        <Button size="small" className="mt-2" onClick={() => addAfter(list.rows.length - 1)}>
          <Plus size={18} />
          {rowTexts.add(one)}
        </Button>
      )}
    </fieldset>
  );
};
