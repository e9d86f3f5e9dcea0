import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { DateText } from '#web/ui/text-runs.tsx';
import { ListCard } from './list-card.tsx';
import type { ShownEntry } from './show-entry.ts';

/** The card of something that is read or watched. */
export const EntryCard = ({
  entry,
  at,
  path,
  action,
  icon,
  overlay,
}: {
  entry: ShownEntry;
  /** Its place on the page: the first picture is asked for at once. */
  at: number;
  /** The detail screen's address without the id. */
  path: string;
  action: string;
  icon?: ReactNode;
  overlay?: ReactNode;
}) => (
  <ListCard
    title={entry.title}
    text={entry.text}
    picture={entry.picture}
    href={`${path}/${entry.id}`}
    priority={at === 0}
    overlay={overlay}
    above={<DateText {...entry.date} className="mb-1 block text-fine text-ink-faint" />}
    action={
      <>
        {icon}
        {action}
        <ArrowLeft aria-hidden="true" size={18} className="points-on" />
      </>
    }
  />
);
