import type { ReactNode } from 'react';
import { ArrowLeft } from '#web/ui/icons.ts';
import { DateText } from '#web/ui/text-runs.tsx';
import { useDrawn } from '../../layout/use-drawn.tsx';
import { drawListCard, ListCard, ListCardFrame, type ListCardProps } from './list-card.tsx';
import type { ShownEntry } from './show-entry.ts';

type PlainEntry = {
  entry: ShownEntry;
  /** The detail screen's address without the id. */
  path: string;
  action: string;
};

/** The card of something that is read or watched. */
export const EntryCard = ({
  at,
  isButton,
  overlay,
  ...plain
}: PlainEntry & {
  /** Its place on the page: the first picture is asked for at once. */
  at: number;
  /** The link looks like a button. */
  isButton?: boolean;
  overlay?: ReactNode;
}) =>
  at > 0 && !isButton && overlay === undefined ? (
    <DrawnEntryCard {...plain} />
  ) : (
    <ListCard {...partsOf(plain)} priority={at === 0} overlay={overlay} isButton={isButton ?? false} />
  );

const DrawnEntryCard = (plain: PlainEntry) => <ListCardFrame {...useDrawn(drawEntry, plain)} />;

const drawEntry = (plain: PlainEntry) => drawListCard(partsOf(plain));

const partsOf = ({ entry, path, action }: PlainEntry): ListCardProps => ({
  title: entry.title,
  text: entry.text,
  picture: entry.picture,
  href: `${path}/${entry.id}`,
  above: <DateText {...entry.date} className="mb-1 block text-fine text-ink-faint" />,
  action: (
    <>
      {action}
      <ArrowLeft size={18} className="points-on" />
    </>
  ),
});
