import { useEffect } from 'react';

export type ComboboxOption = { id: number; label: string; detail: string };

/** The choices under a combobox. A press on them leaves the focus in the field. */
export const ComboboxList = ({
  id,
  label,
  isOpen,
  options,
  message,
  active,
  onChoose,
}: {
  id: string;
  label: string;
  isOpen: boolean;
  options: readonly ComboboxOption[];
  message: string;
  active: number;
  onChoose: (option: ComboboxOption) => void;
}) => {
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div className="combo-list" hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
      <div role="listbox" id={`${id}-list`} aria-label={label}>
        {options.map((option, at) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus and takes the keys
          <div
            key={option.id}
            id={`${id}-${at}`}
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className="combo-option"
            onClick={() => onChoose(option)}
          >
            <span className="block font-semibold">{option.label}</span>
            <span className="block text-fine text-ink-soft">{option.detail}</span>
          </div>
        ))}
      </div>
      {options.length === 0 && <p className="px-3 py-2 text-small text-ink-soft">{message}</p>}
    </div>
  );
};
