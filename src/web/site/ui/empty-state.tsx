import type { ReactNode } from 'react';
import { WellPlate } from '#web/ui/well-plate.tsx';

/** A list with nothing in it, with what to do next. */
export const EmptyState = ({
  title,
  text,
  action,
}: {
  title: string;
  text?: ReactNode;
  action?: ReactNode;
}) => (
  <div className="mx-auto flex max-w-md flex-col items-center py-12 text-center">
    <WellPlate className="mb-6 w-44" />
    <p className="text-title font-bold">{title}</p>
    {text && <p className="mt-1 text-ink-soft">{text}</p>}
    {action && <div className="mt-5">{action}</div>}
  </div>
);
