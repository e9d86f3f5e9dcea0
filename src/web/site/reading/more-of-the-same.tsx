import { Card, CardLink } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/picture.tsx';
import { Section } from '#web/ui/section.tsx';
import { DateText } from '#web/ui/text-runs.tsx';

/** One way on: a title, and what is known beside it. */
export type MoreItem = {
  href: string;
  title: string;
  picture?: string | null;
  date?: { iso: string; text: string };
};

/** A few others of the same kind, below what was read. */
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
    <Section
      id="more"
      title={title}
      className="no-print border-t border-line bg-brand-mist"
      aside={
        all && (
          <a href={all.href} className="text-link">
            {all.title}
          </a>
        )
      }
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ href, title: name, picture, date }) => (
          <Card as="li" key={href} className="flex items-center gap-4 p-3">
            {picture !== undefined && (
              <Picture
                address={picture}
                alt=""
                width={480}
                height={360}
                sizes="7rem"
                className="aspect-[4/3] w-28 shrink-0 rounded-control"
              />
            )}
            <div className="min-w-0 py-1">
              {date && <DateText {...date} className="block text-fine text-ink-faint" />}
              <h3 className="text-body font-bold">
                <CardLink href={href}>{name}</CardLink>
              </h3>
            </div>
          </Card>
        ))}
      </ul>
    </Section>
  );
