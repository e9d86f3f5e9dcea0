import { CircleAlert } from '#web/ui/icons.ts';

/** Before a question that should be read twice. */
export const WarningIcon = () => (
  <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-warning-soft text-warning">
    <CircleAlert size={24} />
  </span>
);
