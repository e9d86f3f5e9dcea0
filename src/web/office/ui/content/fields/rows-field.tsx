import { type ClipboardEvent, type ReactNode, useId } from 'react';
import { formatNumber } from '#kernel/rial.ts';
import { rowTexts } from '#web/texts/office/content-fields.ts';
import { Button } from '#web/ui/button.tsx';
import { Plus } from '#web/ui/icons.ts';
import { RemoveButton } from '../../remove-button.tsx';
import { showToast } from '../../toast-store.ts';
import { MovableRows } from '../movable-rows.tsx';
import type { ListField, SingleField } from './content-field.ts';
import { createEmptyRow, type DocumentValues } from './document-values.rules.ts';
import type { FieldPlace } from './field-place.ts';
import { parsePastedRows, placePastedRows } from './paste-rows.rules.ts';
import { useRows } from './use-rows.ts';

/** Draws one field of a row; `prefix` is the row's path. */
export type DrawCell = (column: SingleField, prefix: string) => ReactNode;

type RowsFieldRow = Extract<ListField, { type: 'rows' }>;

/**
 * Rows of a few cells: added, removed, moved by drag and keys. Two columns pasted from a spreadsheet into any cell
 * become rows.
 */
export const RowsField = ({
  path,
  label,
  hint,
  field: { columns, one, max, hasPaste },
  cell,
}: FieldPlace & { field: RowsFieldRow; cell: DrawCell }) => {
  const id = useId();
  const list = useRows<DocumentValues>(path);
  const [first, second] = columns.map(({ name }) => name);
  const nameOf = (row: DocumentValues, at: number) =>
    String(row[first ?? ''] || '') || `${one} ${formatNumber(at + 1)}`;
  const takePaste = (event: ClipboardEvent, at: number) => {
    const pasted = hasPaste && parsePastedRows(event.clipboardData.getData('text/plain'));
    if (!pasted || !first || !second) return;
    event.preventDefault();
    list.put((before) => {
      const { rows, placed } = placePastedRows(
        before,
        at,
        [first, second],
        pasted,
        createEmptyRow(columns),
        max,
      );
      showToast(rowTexts.pasted(formatNumber(placed)));
      return rows;
    });
  };
  return (
    <fieldset aria-describedby={hint ? id : undefined}>
      <legend className="mb-1 text-small font-semibold">{label}</legend>
      {hint && (
        <p id={id} className="mb-2 text-fine text-ink-soft">
          {hint}
        </p>
      )}
      {list.rows.length === 0 && <p className="mb-2 text-fine text-ink-faint">{rowTexts.none}</p>}
      <MovableRows
        items={list.rows}
        nameOf={nameOf}
        onMove={list.move}
        tools={(row, at) => (
          <RemoveButton label={rowTexts.remove(nameOf(row, at))} onClick={() => list.remove(at)} />
        )}
      >
        {(_, at) => (
          <div
            className={columns.length === 2 ? 'grid gap-2 sm:grid-cols-2' : 'grid gap-3'}
            onPaste={(event) => takePaste(event, at)}
          >
            {columns.map((column) => cell(column, `${path}.${at}.`))}
          </div>
        )}
      </MovableRows>
      {list.rows.length < max && (
        <Button
          size="small"
          className="mt-2"
          onClick={() => {
            list.add(createEmptyRow(columns));
            if (first) list.focus(`${list.rows.length}.${first}`);
          }}
        >
          <Plus size={18} />
          {rowTexts.add(one)}
        </Button>
      )}
    </fieldset>
  );
};
