import { readingTexts } from '#web/texts/reading.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { Card, CardLink } from '../../ui/card.tsx';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { Picture } from '../../ui/picture.tsx';

/** One way on: a title, and what is known beside it. */
export type MoreItem = {
  href: string;
  title: string;
  picture?: string | null;
  date?: string;
};

/** A few others of the same kind, beside or below what was read. */
export const MoreOfTheSame = ({
  title,
  items,
  all,
}: {
  title: string;
  items: readonly MoreItem[];
  /** Leads to all of them. */
  all?: { title: string; href: string };
}) =>
  items.length > 0 && (
    <aside aria-labelledby="more" className="no-print self-start lg:sticky lg:top-28">
      <h2 id="more" className="text-title font-bold">
        {title}
      </h2>
      <ul className="mt-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-1">
        {items.map((item) => (
          <MoreCard key={item.href} {...item} />
        ))}
      </ul>
      {all && (
        <OnwardLink href={all.href} className="mt-2">
          {readingTexts.all(all.title)}
        </OnwardLink>
      )}
    </aside>
  );

const MoreCard = ({ href, title, picture, date }: MoreItem) => (
  <Card as="li" className="flex items-center gap-3 p-3">
    {picture !== undefined && (
      <Picture
        address={picture}
        alt=""
        width={480}
        height={360}
        sizes="6rem"
        className="aspect-[4/3] w-24 shrink-0 self-start rounded-control"
      />
    )}
    <div className="min-w-0">
      {date && <DateText at={date} className="block text-fine text-ink-faint" />}
      <h3 className="text-small font-bold">
        <CardLink href={href}>
          <UnbrokenText>{title}</UnbrokenText>
        </CardLink>
      </h3>
    </div>
  </Card>
);
