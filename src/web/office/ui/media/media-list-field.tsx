import { type ReactNode, useId, useRef, useState } from 'react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import type { MediaKind } from '#contract/office/list-filters.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Plus } from '#web/ui/icons.ts';
import { focusMoved } from './focus-moved.ts';
import { LazyMediaChooser } from './lazy-media-chooser.tsx';
import { MediaListItem } from './media-list-item.tsx';
import { moveItem } from './move-item.rules.ts';

/**
 * Files of the library in an order of the editor's own, dragged or moved with buttons. Its value is a list of
 * addresses; a form that keeps more of each says how an item is made (`toItem`), read (`addressOf`) and what is written
 * beside it (`children`).
 *
 * @example <MediaListField name="imageAddresses" label="تصویرها" kinds={['picture']} />
 */
export const MediaListField = <Item = string, Values extends FieldValues = FieldValues>({
  name,
  control,
  label,
  hint,
  kinds,
  most = 500,
  toItem = ({ address }) => address as Item,
  addressOf = (item) => (typeof item === 'string' ? item : ''),
  children,
}: {
  name: FieldPath<Values>;
  control?: Control<Values>;
  label: string;
  hint?: ReactNode;
  kinds: readonly MediaKind[];
  most?: number;
  toItem?: (entry: MediaFile) => Item;
  addressOf?: (item: Item) => string;
  /** Fields of one item, by its place in the list. */
  children?: (item: Item, at: number) => ReactNode;
}) => {
  // Words beside an item are fields of their own inside this one: what they hold is part of its value.
  const { field, fieldState } = useController({ name, exact: false, ...(control && { control }) });
  const [isOpen, setOpen] = useState(false);
  const [said, setSaid] = useState('');
  const [dragged, setDragged] = useState<number>();
  const list = useRef<HTMLOListElement>(null);
  const id = useId();
  const items: readonly Item[] = Array.isArray(field.value) ? field.value : [];
  const fault = fieldState.error?.message ?? fieldState.error?.root?.message;

  const put = (next: readonly Item[]) => {
    field.onChange(next);
    field.onBlur();
  };
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    put(moveItem(items, from, to));
    setSaid(libraryTexts.moved(to + 1));
    focusMoved(list.current, to, to < from ? 'back' : 'on');
  };
  const remove = (at: number) => {
    put(items.filter((_, other) => other !== at));
    focusMoved(list.current, Math.min(at, items.length - 2), 'away');
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a list with buttons, not a set of fields
    <div role="group" aria-labelledby={id}>
      <p id={id} className="mb-1 text-small font-semibold">
        {label}
      </p>
      {items.length === 0 && <p className="mb-2 text-small text-ink-soft">{libraryTexts.nothing}</p>}
      <ol ref={list} className="mb-2 grid gap-2">
        {items.map((item, at) => (
          <MediaListItem
            // biome-ignore lint/suspicious/noArrayIndexKey: the same file may stand twice; the place tells them apart
            key={`${addressOf(item)}#${at}`}
            address={addressOf(item)}
            at={at}
            count={items.length}
            isDragged={dragged === at}
            onMove={(to) => move(at, to)}
            onRemove={() => remove(at)}
            onDragStart={() => setDragged(at)}
            onDragEnd={() => setDragged(undefined)}
            onDropHere={() => dragged !== undefined && move(dragged, at)}
          >
            {children?.(item, at)}
          </MediaListItem>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {said}
      </p>
      <button
        type="button"
        ref={field.ref}
        className="button button-quiet button-small"
        disabled={items.length >= most}
        onClick={() => setOpen(true)}
      >
        <Plus size={18} />
        {libraryTexts.add}
      </button>
      {(fault || hint) && (
        <p className={fault ? 'mt-1 text-fine font-semibold text-danger' : 'mt-1 text-fine text-ink-soft'}>
          {fault ?? hint}
        </p>
      )}
      {isOpen && (
        <LazyMediaChooser
          kinds={kinds}
          title={label}
          isMultiple
          onChoose={(entries) => {
            setOpen(false);
            put([...items, ...entries.map(toItem)].slice(0, most));
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
};
