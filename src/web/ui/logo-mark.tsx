import { joinClasses } from './join-classes.ts';

/** The mark: a corner of the plate, with wells that have begun to fill. Its size comes from `className`. */
export const LogoMark = ({ className }: { className: string }) => (
  <svg viewBox="0 0 40 40" aria-hidden="true" className={joinClasses('shrink-0', className)}>
    <rect width="40" height="40" rx="10" className="fill-brand" />
    <g className="fill-on-brand">
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
    <circle cx="29" cy="28.5" r="3.5" className="fill-accent" />
  </svg>
);
