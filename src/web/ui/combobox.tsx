import { type FocusEventHandler, type ReactNode, useId, useRef, useState } from 'react';
import { X } from '#web/ui/icons.ts';
import { ComboboxList, type ComboboxOption } from './combobox-list.tsx';
import { joinClasses } from './join-classes.ts';
import { useComboboxKeys } from './use-combobox-keys.ts';

/**
 * A text field that offers choices while it is typed in. The choices come from outside; what becomes of typed text
 * that was not chosen is the caller's, in `onLeave`. Arrows walk the list, Enter chooses, Escape closes; the number
 * of choices is read out.
 */
export const Combobox = ({
  label,
  after,
  hint,
  placeholder,
  text,
  options,
  message,
  countText,
  listLabel,
  clearLabel,
  isCompact = false,
  onFocus,
  onType,
  onChoose,
  onLeave,
}: {
  label: string;
  after?: ReactNode;
  hint: string;
  placeholder: string;
  text: string;
  options: readonly ComboboxOption[];
  /** Said in the list's place while it is empty: wait, nothing found. */
  message: string;
  countText: (count: number) => string;
  listLabel: string;
  clearLabel: string;
  /** In a row of filters: a small field whose label and hint are read out only. */
  isCompact?: boolean;
  onFocus?: FocusEventHandler<HTMLElement>;
  onType: (text: string) => void;
  onChoose: (option: ComboboxOption) => void;
  onLeave?: () => void;
}) => {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [isWanted, setWanted] = useState(false);
  const isOpen = isWanted && (options.length > 0 || message !== '');
  const choose = (option: ComboboxOption) => {
    setWanted(false);
    onChoose(option);
  };
  const { active, setActive, onKeyDown } = useComboboxKeys({ options, isOpen, setWanted, choose });
  const activeId = isOpen && options[active] ? `${id}-${active}` : undefined;
  const type = (typed: string) => {
    setWanted(true);
    setActive(-1);
    onType(typed);
  };
  return (
    <div className={isCompact ? 'w-full sm:w-64' : 'grid gap-1'}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className={isCompact ? 'sr-only' : 'font-semibold'}>
          {label}
        </label>
        {after && <span className="text-fine text-ink-soft">{after}</span>}
      </div>
      <div className="relative">
        <input
          ref={input}
          id={id}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeId}
          aria-describedby={`${id}-hint`}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
          placeholder={placeholder}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          onBlur={() => {
            setWanted(false);
            onLeave?.();
          }}
          className={joinClasses('field pe-12', isCompact && 'field-small')}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={clearLabel}
            className="absolute inset-y-0 end-0 flex w-11 items-center justify-center text-ink-soft hover:text-ink"
            // The field is not left by it: `onLeave` would come before the press counts.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => {
              onType('');
              input.current?.focus();
            }}
          >
            <X size={18} />
          </button>
        )}
        <ComboboxList
          id={id}
          label={listLabel}
          isOpen={isOpen}
          options={options}
          message={message}
          active={active}
          onChoose={choose}
        />
      </div>
      <p id={`${id}-hint`} className={isCompact ? 'sr-only' : 'text-fine text-ink-soft'}>
        {hint}
      </p>
      <p role="status" className="sr-only">
        {isOpen && (options.length > 0 ? countText(options.length) : message)}
      </p>
    </div>
  );
};
