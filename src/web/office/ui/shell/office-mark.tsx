import { joinClasses } from '#web/ui/join-classes.ts';

/** The mark: a corner of the plate, with wells that have begun to fill. On the top bar it keeps its colours. */
export const OfficeMark = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={joinClasses('shrink-0', className)}>
    <rect width="40" height="40" rx="10" fill="oklch(0.5 0.092 195)" />
    <g fill="oklch(0.99 0.006 192)">
      <g fillOpacity="0.45">
        <circle cx="11" cy="11.5" r="3.5" />
        <circle cx="20" cy="11.5" r="3.5" />
        <circle cx="11" cy="20" r="3.5" />
      </g>
      <circle cx="29" cy="11.5" r="3.5" />
      <circle cx="20" cy="20" r="3.5" />
      <circle cx="29" cy="20" r="3.5" />
      <circle cx="11" cy="28.5" r="3.5" />
      <circle cx="20" cy="28.5" r="3.5" />
    </g>
    <circle cx="29" cy="28.5" r="3.5" fill="oklch(0.79 0.152 74)" />
  </svg>
);
