import type { ReactNode } from 'react';
import { ChevronDown } from '#web/ui/icons.ts';
import { joinClasses } from '#web/ui/join-classes.ts';

/**
 * A part that opens and closes, by the browser's own means. Disclosures with one `group` name close each
 * other.
 */
export const Disclosure = ({
  summary,
  group,
  open = false,
  id,
  className,
  children,
}: {
  summary: ReactNode;
  group?: string;
  open?: boolean;
  /** Names the part that opens: browsers open it by themselves when the address leads there. */
  id?: string;
  className?: string;
  children: ReactNode;
}) => (
  <details name={group} open={open} className={joinClasses('disclosure border-b border-line', className)}>
    <summary className="flex min-h-13 items-center justify-between gap-4 py-2 font-semibold hover:text-brand-strong">
      {summary}
      <ChevronDown size={20} className="disclosure-mark shrink-0 text-ink-faint" />
    </summary>
    <div id={id} className="scroll-mt-44 pb-4">
      {children}
    </div>
  </details>
);
