import { lazy, type ReactNode, Suspense, useEffect } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { useSession } from '../app/session/use-session.ts';

/** Only managers load it. If the chunk cannot be loaded, nothing is shown. */
const SystemWarning = lazy(() =>
  import('./system-status/system-warning.tsx').catch(() => ({ default: () => null })),
);

/**
 * The top of a screen: its name, what belongs beside it, and its actions at the end. It also names the browser's tab,
 * and shows managers what is wrong with the installation.
 */
export const ScreenHead = ({
  title,
  above,
  beside,
  children,
}: {
  title: string;
  /** The way to here. */
  above?: ReactNode;
  beside?: ReactNode;
  /** Actions of the screen. */
  children?: ReactNode;
}) => {
  useEffect(() => {
    document.title = officeTexts.title(title);
  }, [title]);
  return (
    <>
      {useSession().permissions.has('audit.read') && (
        <Suspense>
          <SystemWarning />
        </Suspense>
      )}
      <header className="mb-3">
        {above && <div className="text-fine text-ink-soft">{above}</div>}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h1>{title}</h1>
          {beside}
          {children && <div className="no-print ms-auto flex flex-wrap items-center gap-2">{children}</div>}
        </div>
      </header>
    </>
  );
};
