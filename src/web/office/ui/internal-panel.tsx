import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Lock } from './office-icons.ts';

/** What customers never see: a lock and a ground of its own, everywhere the same. */
export const InternalPanel = ({
  label,
  children,
  className,
}: {
  label: string;
  children: ReactNode;
  className?: string;
}) => (
  <div className={joinClasses('internal-panel rounded-card p-3', className)}>
    <p className="mb-1 flex items-center gap-2 text-fine font-semibold text-warning">
      <Lock size={16} />
      {label}
    </p>
    {children}
  </div>
);
