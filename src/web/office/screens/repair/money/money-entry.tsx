import type { ReactNode } from 'react';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';

/** One entry of the money list: what, how much, where it stands and since when; more of it opens below. */
export const MoneyEntry = ({
  name,
  amount,
  chip,
  chipClass,
  at,
  by,
  isStruck = false,
  children,
}: {
  name: ReactNode;
  amount: ReactNode;
  chip: string;
  chipClass: string;
  at: string;
  by?: string | undefined;
  /** It no longer counts: replaced, withdrawn, struck. */
  isStruck?: boolean;
  children?: ReactNode;
}) => (
  <li className="grid gap-1 py-2">
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <span className="font-semibold">{name}</span>
      <span className={chipClass}>{chip}</span>
      <span className={joinClasses('ms-auto font-semibold', isStruck && 'text-ink-faint line-through')}>
        {amount}
      </span>
    </div>
    <p className="flex flex-wrap gap-x-2 text-fine text-ink-soft">
      <DateText at={at} form="moment" />
      {by && <span>{by}</span>}
    </p>
    {children}
  </li>
);
