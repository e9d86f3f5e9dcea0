import type { ReactNode } from 'react';
import { officeTexts } from '#web/texts/office/shell.ts';
import { LogoMark } from '#web/ui/logo-mark.tsx';

/** The front panel of the office, with one card on it. */
export const EntrancePanel = ({
  title,
  subtitle,
  children,
  below,
  isWide = false,
}: {
  title: string;
  subtitle?: string;
  children: ReactNode;
  below?: ReactNode;
  isWide?: boolean;
}) => (
  <main className="entrance">
    <div className="entrance-ground panel-ground" aria-hidden="true">
      <div className="wells-panel wells-fade-start absolute inset-0" />
    </div>
    <div className={isWide ? 'entrance-column max-w-xl' : 'entrance-column'}>
      <header className="on-panel text-on-panel">
        <p className="mb-6 flex items-center gap-3">
          <LogoMark className="mark-on-panel size-9" />
          <span>
            <strong>{officeTexts.name}</strong>{' '}
            <span className="text-on-panel-soft">{officeTexts.office}</span>
          </span>
        </p>
        <h1>{title}</h1>
        {subtitle && <p className="text-on-panel-soft">{subtitle}</p>}
      </header>
      <div className="panel entrance-card">{children}</div>
      {below}
    </div>
  </main>
);
