import { Count } from '#web/ui/figures/count.tsx';
import { SegmentedButtons } from '../segmented-buttons.tsx';

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
    <SegmentedButtons
      label={label}
      values={[undefined, ...options.map((option) => option.value)]}
      chosen={value}
      onChoose={onChange}
    >
      {(one) => {
        const { label: name, count } = options.find((option) => option.value === one) ?? { label: all };
        return (
          <>
            {name}
            {count !== undefined && <Count className="text-ink-faint">{count}</Count>}
          </>
        );
      }}
    </SegmentedButtons>
  </div>
);
