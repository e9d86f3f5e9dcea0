import { staticTexts } from '#web/texts/static-pages.ts';
import { LoadError } from '../ui/load-error.tsx';
import { PageHeading } from '../ui/page-heading.tsx';
import { RichText } from '../ui/rich-text.tsx';
import { Container } from '../ui/section.tsx';
import { crumbsTo } from './home-crumb.ts';
import type { StaticPageData } from './to-static-page.ts';

/** What stands above a fixed page: its title and description, or its fixed name when it did not arrive. */
export const StaticPageHeading = ({
  staticPage: { page },
  name,
  hasIntro = true,
}: {
  staticPage: StaticPageData;
  /** The page's fixed name, also in the breadcrumb. */
  name: string;
  /** Not where its description stands further down. */
  hasIntro?: boolean;
}) => (
  <PageHeading
    title={page?.title ?? name}
    intro={hasIntro && page?.description && <RichText html={page.description} />}
    crumbs={crumbsTo(name)}
  />
);

/** A small note that a part of the page did not load. */
export const StaticRetry = ({ path }: { path: string }) => (
  <Container className="pt-8">
    <LoadError text={staticTexts.failed} retryHref={path} />
  </Container>
);
