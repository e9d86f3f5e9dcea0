import { lazy, type ReactNode, Suspense, useId, useState } from 'react';
import { useController } from 'react-hook-form';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Plus } from '#web/ui/icons.ts';
import { MovableRows } from '../content/movable-rows.tsx';
import { moveItem } from '../content/move-item.rules.ts';
import { RemoveButton } from '../remove-button.tsx';
import { MediaThumb } from './media-thumb.tsx';

// Fetched when it is opened: most forms are read and saved without it.
const MediaChooser = lazy(() => import('./media-chooser.tsx'));

/**
 * Pictures of the library in an order of the editor's own, dragged or moved with buttons. Its value is a list of
 * addresses; a form that keeps more of each says how an item is made (`toItem`), read (`addressOf`) and what is written
 * beside it (`children`).
 *
 * @example <MediaListField name="imageAddresses" label="تصویرها" max={20} />
 */
export const MediaListField = <Item = string>({
  name,
  label,
  hint,
  max,
  toItem = ({ address }) => address as Item,
  addressOf = (item) => (typeof item === 'string' ? item : ''),
  children,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  max: number;
  toItem?: (entry: MediaFile) => Item;
  addressOf?: (item: Item) => string;
  /** Fields of one item, by its place in the list. */
  children?: (item: Item, at: number) => ReactNode;
}) => {
  // Words beside an item are fields of their own inside this one: what they hold is part of its value.
  const { field, fieldState } = useController({ name, exact: false });
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const items: readonly Item[] = Array.isArray(field.value) ? field.value : [];
  const fault = fieldState.error?.message ?? fieldState.error?.root?.message;

  const put = (next: readonly Item[]) => {
    field.onChange(next);
    field.onBlur();
  };
  const placeOf = (_: Item, at: number) => libraryTexts.place(at + 1);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a list with buttons, not a set of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-small font-semibold">
        {label}
      </p>
      {items.length === 0 && <p className="mb-2 text-small text-ink-soft">{libraryTexts.nothing}</p>}
      <MovableRows
        items={items}
        nameOf={placeOf}
        // A moved item is drawn anew, with its own words; the same file may stand twice.
        keyOf={(item, at) => `${addressOf(item)}#${at}`}
        onMove={(from, to) => put(moveItem(items, from, to))}
        className="mb-2"
        tools={(item, at) => (
          <RemoveButton
            label={libraryTexts.removeOf(placeOf(item, at))}
            onClick={() => put(items.filter((_, other) => other !== at))}
          />
        )}
      >
        {(item, at) => (
          <div className="flex items-start gap-3">
            <MediaThumb file={{ address: addressOf(item) }} width={160} className="w-24 shrink-0" />
            <div className="min-w-0 flex-1">
              {children?.(item, at) ?? (
                <p className="text-fine text-ink-soft">
                  <Code>{addressOf(item).split('/').at(-1) ?? ''}</Code>
                </p>
              )}
            </div>
          </div>
        )}
      </MovableRows>
      <Button ref={field.ref} size="small" disabled={items.length >= max} onClick={() => setOpen(true)}>
        <Plus size={18} />
        {libraryTexts.add}
      </Button>
      {(fault || hint) && (
        <p className={fault ? 'mt-1 text-fine font-semibold text-danger' : 'mt-1 text-fine text-ink-soft'}>
          {fault ?? hint}
        </p>
      )}
      {isOpen && (
        <Suspense>
          <MediaChooser
            kind="picture"
            title={label}
            isMultiple
            onChoose={(entries) => {
              setOpen(false);
              put([...items, ...entries.map(toItem)].slice(0, max));
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
