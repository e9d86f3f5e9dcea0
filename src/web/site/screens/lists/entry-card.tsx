import type { ReactNode } from 'react';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { ArrowLeft } from '#web/ui/icons.ts';
import { ListCard } from './list-card.tsx';
import type { EntryCardData } from './to-entry-card.ts';

/** The card of something that is read or watched. */
export const EntryCard = ({
  entry,
  at,
  path,
  action,
  isButton = false,
  overlay,
}: {
  entry: EntryCardData;
  /** Its place on the page: the first picture is asked for at once. */
  at: number;
  /** The detail screen's address without the id. */
  path: string;
  action: string;
  /** The link looks like a button. */
  isButton?: boolean;
  overlay?: ReactNode;
}) => (
  <ListCard
    title={entry.title}
    text={entry.text}
    picture={entry.picture}
    href={`${path}/${entry.id}`}
    priority={at === 0}
    overlay={overlay}
    isButton={isButton}
    above={<DateText at={entry.date} className="mb-1 block text-fine text-ink-faint" />}
    action={
      <>
        {action}
        <ArrowLeft size={18} className="points-on" />
      </>
    }
  />
);
