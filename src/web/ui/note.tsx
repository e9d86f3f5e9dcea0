import type { ReactNode } from 'react';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '#web/ui/icons.ts';
import { joinClasses } from './join-classes.ts';

const toneStyles = {
  info: { Icon: Info, className: 'border-line bg-brand-mist', icon: 'text-brand' },
  success: { Icon: CircleCheck, className: 'border-success/30 bg-success-soft', icon: 'text-success' },
  warning: { Icon: TriangleAlert, className: 'border-warning/30 bg-warning-soft', icon: 'text-warning' },
  danger: { Icon: CircleAlert, className: 'border-danger/30 bg-danger-soft', icon: 'text-danger' },
} as const;

/**
 * A boxed sentence beside the matter it is about. With `role="alert"` it is read out when it appears; a
 * note that is always there has none.
 */
export const Note = ({
  tone = 'info',
  role,
  className,
  children,
}: {
  tone?: keyof typeof toneStyles;
  role?: 'alert' | 'status';
  className?: string;
  children: ReactNode;
}) => {
  const { Icon, className: toneClass, icon } = toneStyles[tone];
  return (
    <div
      role={role}
      className={joinClasses('flex gap-3 rounded-card border px-4 py-3 text-small', toneClass, className)}
    >
      <Icon size={20} className={joinClasses('mt-1 shrink-0', icon)} />
      <div className="min-w-0 flex-1">{children}</div>
    </div>
  );
};
