import { Count } from '#web/ui/figures/count.tsx';
/** The states of a list side by side, each with its count; pressing one filters by it. */
export const StateTabs = <Value extends string>({
  label,
  value,
  all,
  options,
  onChange,
}: {
  label: string;
  value: Value | undefined;
  /** The name of no filter. */
  all: string;
  options: readonly { value: Value; label: string; count?: number | undefined }[];
  onChange: (value: Value | undefined) => void;
}) => (
  <div className="mb-3 max-w-full overflow-x-auto">
    {/* biome-ignore lint/a11y/useSemanticElements: buttons with a state, not a set of fields */}
    <div className="segmented-bar" role="group" aria-label={label}>
      <button type="button" aria-pressed={value === undefined} onClick={() => onChange(undefined)}>
        {all}
      </button>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={value === option.value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
          {option.count !== undefined && <Count className="text-ink-faint">{option.count}</Count>}
        </button>
      ))}
    </div>
  </div>
);
