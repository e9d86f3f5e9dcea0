import type { ReactNode } from 'react';
import { CircleAlert } from '#web/ui/icons.ts';
import { joinClasses } from './join-classes.ts';
import { WellPlate } from './well-plate.tsx';

/** A list with nothing in it, said calmly, with what to do next. */
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

/** Something did not arrive. The rest of the page stays usable; the retry is a quiet link to the same page. */
export const ErrorNotice = ({
  text,
  retryText,
  retryHref,
  className,
}: {
  text: string;
  retryText: string;
  retryHref: string;
  className?: string;
}) => (
  <div
    role="status"
    className={joinClasses(
      'flex flex-wrap items-center gap-x-4 rounded-card border border-line bg-sunken px-4 py-1 text-small text-ink-soft',
      className,
    )}
  >
    <CircleAlert size={20} className="shrink-0 text-warning" />
    <p className="py-2">{text}</p>
    <a href={retryHref} className="text-link ms-auto">
      {retryText}
    </a>
  </div>
);
