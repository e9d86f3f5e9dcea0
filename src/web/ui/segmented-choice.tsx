/** One of a few, side by side. They are radio buttons: arrows move, and a screen reader says how many. */
export const SegmentedChoice = <Value extends string | number>({
  name,
  legend,
  options,
  value,
  onChange,
}: {
  name: string;
  legend: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}) => (
  <fieldset className="segmented">
    <legend className="sr-only">{legend}</legend>
    {options.map((option) => (
      <label key={option.value} className="segmented-option">
        <input
          type="radio"
          name={name}
          value={option.value}
          checked={option.value === value}
          onChange={() => onChange(option.value)}
        />
        <span>{option.label}</span>
      </label>
    ))}
  </fieldset>
);
