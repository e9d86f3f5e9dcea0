import { joinClasses } from './join-classes.ts';

const rows = [0, 1, 2, 3, 4, 5, 6, 7];
const pitch = 20;

/**
 * The 96-well plate (8 × 12) as a drawing; `filled` wells, counted from its first corner, are coloured.
 * It is decoration: say in words what it means.
 */
export const WellPlate = ({ filled = 0, className }: { filled?: number; className?: string }) => (
  <svg viewBox="0 0 252 172" aria-hidden="true" className={joinClasses('h-auto', className)}>
    <rect x="1" y="1" width="250" height="170" rx="12" className="fill-surface stroke-line" strokeWidth="2" />
    <g strokeWidth="13" strokeLinecap="round">
      {rows.map((row) => (
        <WellRow key={row} row={row} count={12} className="stroke-sunken" />
      ))}
      {rows.map((row) => {
        const count = Math.min(12, Math.max(0, filled - row * 12));
        return count > 0 && <WellRow key={row} row={row} count={count} className="stroke-brand" />;
      })}
    </g>
  </svg>
);

// A row is one dashed line whose dashes have no length, so its round caps are the wells.
const WellRow = ({ row, count, className }: { row: number; count: number; className: string }) => (
  <path
    d={`M236 ${16 + row * pitch}h-${(count - 1) * pitch + 0.1}`}
    strokeDasharray={`0 ${pitch}`}
    className={joinClasses('fill-none', className)}
  />
);
