import { siteAddresses } from '#contract/site-addresses.ts';
import { homeTexts } from '#web/texts/home.ts';
import { DateText } from '#web/ui/figures/date-text.tsx';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import type { ListData } from '../../api/read-answer.ts';
import { Card, CardLink } from '../../ui/card.tsx';
import { OnwardLink } from '../../ui/onward-link.tsx';
import { Picture } from '../../ui/picture.tsx';
import { Container } from '../../ui/section.tsx';
import { HomeLoadError } from './home-load-error.tsx';
import type { HomeNewsItem } from './to-home-cards.ts';

type Column = { id: string; title: string; href: string; all: string; list: ListData<HomeNewsItem> };

/** News and articles side by side, as compact cards. */
export const NewsAndArticles = ({
  news,
  articles,
}: {
  news: ListData<HomeNewsItem>;
  articles: ListData<HomeNewsItem>;
}) => {
  const columns: Column[] = [
    { id: 'news', title: homeTexts.news, href: siteAddresses.newsList(), all: homeTexts.allNews, list: news },
    {
      id: 'articles',
      title: homeTexts.articles,
      href: siteAddresses.articles(),
      all: homeTexts.allArticles,
      list: articles,
    },
  ].filter(({ list }) => list.failed || list.items.length > 0);
  if (columns.length === 0) return null;
  return (
    <Container className="grid gap-x-8 gap-y-12 py-[clamp(3rem,7vw,5.5rem)] lg:grid-cols-2">
      {columns.map((column) => (
        <NewsColumn key={column.id} {...column} />
      ))}
    </Container>
  );
};

const NewsColumn = ({ id, title, href, all, list }: Column) => (
  <section aria-labelledby={id}>
    <div className="mb-5 flex items-end justify-between gap-4">
      <h2 id={id} className="text-heading-2 font-extrabold">
        {title}
      </h2>
      <OnwardLink href={href}>{all}</OnwardLink>
    </div>
    {list.failed && <HomeLoadError />}
    <ul className="grid gap-3">
      {list.items.map((item) => (
        <NewsCard key={item.href} item={item} />
      ))}
    </ul>
  </section>
);

const NewsCard = ({ item }: { item: HomeNewsItem }) => (
  <Card as="li" className="flex gap-4 p-3">
    <Picture
      address={item.picture}
      alt=""
      width={640}
      height={480}
      sizes="9rem"
      className="aspect-square w-24 shrink-0 self-start rounded-control sm:aspect-[4/3] sm:w-36"
    />
    <div className="min-w-0 py-0.5">
      <DateText at={item.date} className="block text-fine text-ink-faint" />
      <h3 className="text-body font-bold">
        <CardLink href={item.href} className="line-clamp-2">
          <UnbrokenText>{item.title}</UnbrokenText>
        </CardLink>
      </h3>
      <p className="mt-0.5 line-clamp-3 text-fine text-ink-soft">
        <UnbrokenText>{item.text}</UnbrokenText>
      </p>
    </div>
  </Card>
);
