import type { ReactNode } from 'react';

/** A choice of a few, as buttons side by side; the chosen one is pressed. */
export const SegmentedButtons = <Value extends string | number | boolean | undefined>({
  label,
  values,
  chosen,
  onChoose,
  nameOf,
  className = '',
  children: show,
}: {
  label: string;
  values: readonly Value[];
  chosen: Value;
  onChoose: (value: Value) => void;
  /** For buttons that show only an icon. */
  nameOf?: (value: Value) => string;
  className?: string;
  children: (value: Value) => ReactNode;
}) => (
  // biome-ignore lint/a11y/useSemanticElements: buttons with a state, not a set of fields
  <div className={`segmented-bar ${className}`} role="group" aria-label={label}>
    {values.map((value) => (
      <button
        key={String(value)}
        type="button"
        aria-pressed={value === chosen}
        aria-label={nameOf?.(value)}
        title={nameOf?.(value)}
        onClick={() => onChoose(value)}
      >
        {show(value)}
      </button>
    ))}
  </div>
);
