import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { buttonClasses } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.ts';

/** Leads to the printing of labels with these devices already written down there. */
export const LabelsLink = ({ serials, children }: { serials: readonly string[]; children: ReactNode }) => (
  <Link to="/device-labels" state={{ serials }} className={buttonClasses('quiet')}>
    <Printer size={18} />
    {children}
  </Link>
);
