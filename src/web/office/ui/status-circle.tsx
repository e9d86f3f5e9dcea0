import type { StatusId } from '#contract/repair/statuses.ts';

const levels: Record<StatusId, number> = {
  0: 0,
  1: 0.15,
  2: 0.4,
  3: 0.55,
  4: 0.7,
  5: 0.85,
  6: 1,
  7: 1,
  100: 0.5,
};

/** Who a request usually waits for, when only its status is known. */
export const usualWaitsFor = (statusId: StatusId): 'us' | 'customer' =>
  [0, 2, 4].includes(statusId) ? 'us' : 'customer';

/**
 * A status as a circle: its level shows how far the repair is, its colour for whom it waits: teal for us, grey for the
 * customer, red when it is cancelled. It is decoration: the words are beside it.
 *
 * @example <StatusCircle status={2} /> دریافت شد
 */
export const StatusCircle = ({
  status,
  waitsFor = usualWaitsFor(status),
}: {
  status: StatusId;
  waitsFor?: 'us' | 'customer' | 'nobody';
}) => {
  const level = levels[status];
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden="true"
      data-waits-for={status === 100 ? 'stopped' : waitsFor}
      className="status-circle"
    >
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
};

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
