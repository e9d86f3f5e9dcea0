import { useEffect, useRef, useState } from 'react';
import { officeListTexts } from '#web/texts/office/lists.ts';
import { Search, X } from '#web/ui/icons.ts';

const pauseMs = 300;

/**
 * A list's own search. It searches when the person pauses or presses Enter; the address keeps what was searched for.
 * The server folds letters, digits and half-spaces, so every spelling finds the same.
 */
export const SearchBox = ({
  label,
  value,
  onSearch,
  onEnter,
}: {
  label: string;
  value: string | undefined;
  onSearch: (text: string | undefined) => void;
  /** Returns true when it handled Enter, such as for a number that opens its own page. */
  onEnter?: (text: string) => boolean;
}) => {
  const [text, setText] = useState(value ?? '');
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  // Back, or a link of a colleague, changed the address under the field. What is being typed stays as it is, and so
  // does a space at its end, which is not in the address.
  useEffect(() => {
    if (timer.current) return;
    const searched = value ?? '';
    setText((typed) => (typed.trim() === searched ? typed : searched));
  }, [value]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const stopTimer = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  };
  const search = (typed: string) => {
    stopTimer();
    onSearch(typed.trim() || undefined);
  };

  return (
    <search className="relative block min-w-0 grow basis-40 sm:max-w-xs">
      <Search size={18} className="pointer-events-none absolute inset-y-0 start-3 my-auto text-ink-faint" />
      <input
        ref={input}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className="field field-small px-10"
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          clearTimeout(timer.current);
          timer.current = setTimeout(() => search(target.value), pauseMs);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          if (onEnter?.(text)) stopTimer();
          else search(text);
        }}
      />
      {text && (
        <button
          type="button"
          className="icon-button absolute inset-y-0 end-0 my-auto"
          aria-label={officeListTexts.clearSearch}
          onClick={() => {
            setText('');
            search('');
            input.current?.focus();
          }}
        >
          <X size={16} />
        </button>
      )}
    </search>
  );
};
