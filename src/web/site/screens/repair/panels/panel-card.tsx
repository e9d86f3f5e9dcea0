import { type ReactNode, useId } from 'react';
import { ChevronDown } from '#web/ui/icons.ts';

/** What a folded panel shows while it is closed: its icon, and its state in a word or two. */
export type Fold = { icon: ReactNode; state?: ReactNode; isOpen?: boolean };

/**
 * A panel of the device view. Its heading takes the focus when the panel takes another's place. What is not the main
 * action of a step is folded to one line.
 */
export const PanelCard = ({
  title,
  intro,
  isFirst = true,
  fold,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  /** The panel the focus goes to, where there are two. */
  isFirst?: boolean;
  fold?: Fold | undefined;
  children?: ReactNode;
}) => {
  const id = useId();
  if (fold) {
    return (
      <details className="disclosure portal-fold" open={fold.isOpen}>
        <summary>
          <span className="text-brand">{fold.icon}</span>
          <h2 className="text-title font-semibold">{title}</h2>
          {fold.state && <span className="portal-fold-state">{fold.state}</span>}
          <ChevronDown size={20} className="disclosure-mark shrink-0 text-ink-faint" />
        </summary>
        <div className="grid gap-5 px-4 pb-4 xs:px-5">
          {intro && <div className="text-ink-soft">{intro}</div>}
          {children}
        </div>
      </details>
    );
  }
  return (
    <section aria-labelledby={id} className="card card-unclipped grid gap-5 p-4 xs:p-5 sm:p-8">
      <div>
        <h2
          id={id}
          tabIndex={-1}
          className="text-heading-3 outline-none"
          {...(isFirst && { 'data-arrival': 'panel' })}
        >
          {title}
        </h2>
        {intro && <div className="mt-1 text-ink-soft">{intro}</div>}
      </div>
      {children}
    </section>
  );
};

/** Buttons at the end of a panel: the main one first, at the reading edge. */
export const PanelActions = ({ children }: { children: ReactNode }) => (
  <div className="panel-actions no-print flex flex-wrap gap-3">{children}</div>
);
