import { type ReactNode, useId } from 'react';

/** A panel of the device view. Its heading takes the focus when the panel takes another's place. */
export const PanelCard = ({
  title,
  intro,
  isFirst = true,
  children,
}: {
  title: ReactNode;
  intro?: ReactNode;
  /** The panel the focus goes to, where there are two. */
  isFirst?: boolean;
  children?: ReactNode;
}) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="card overflow-visible grid gap-5 p-4 xs:p-5 sm:p-8">
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
