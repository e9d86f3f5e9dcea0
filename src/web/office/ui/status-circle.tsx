export type CircleWaitsFor = 'us' | 'customer' | 'stopped';

/**
 * A status as a circle: `level` (0 to 1) shows how far the repair is, the colour for whom it waits: teal for us,
 * grey for the customer, red when it is stopped. It is decoration: the words are beside it.
 *
 * @example <StatusCircle level={0.5} waitsFor="us" /> دریافت شد
 */
export const StatusCircle = ({ level, waitsFor }: { level: number; waitsFor: CircleWaitsFor }) => (
  <svg viewBox="0 0 20 20" aria-hidden="true" data-waits-for={waitsFor} className="status-circle">
    <circle
      cx="10"
      cy="10"
      r="8.5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeDasharray={level === 0 ? '2.6 2.7' : undefined}
    />
    {level > 0 && (
      <circle
        cx="10"
        cy="10"
        r="7"
        fill="currentColor"
        style={{ clipPath: `inset(${Math.round((1 - level) * 100)}% 0 0)` }}
      />
    )}
  </svg>
);

const maxDots = 10;

/** Days in a status as dots against the target: spent ones filled, those beyond it red. The words stand beside. */
export const AgeDots = ({ days, target }: { days: number; target: number }) => {
  const count = Math.min(maxDots, Math.max(days, target));
  return (
    <span className="age-dots" aria-hidden="true">
      {Array.from({ length: count }, (_, at) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: dots are their places
          key={at}
          data-spent={at < days || undefined}
          data-late={(at >= target && at < days) || undefined}
        />
      ))}
    </span>
  );
};
