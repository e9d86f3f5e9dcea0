import { siteShellTexts } from '#web/texts/shell.ts';
import { UnbrokenText } from '#web/ui/figures/unbroken-text.tsx';
import { ChevronLeft } from '#web/ui/icons.ts';

export type Crumb = { title: string; href?: string };

/** The path to this screen. The last crumb is the screen itself and carries no link. */
export const Breadcrumb = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label={siteShellTexts.breadcrumb} className="no-print mb-1">
    <ol className="flex flex-wrap items-center gap-x-1 text-fine text-ink-soft">
      {crumbs.map((crumb, at) => (
        <li key={crumb.href ?? crumb.title} className="flex items-center gap-1">
          {at > 0 && <ChevronLeft size={16} className="shrink-0 text-ink-faint" />}
          {crumb.href && at < crumbs.length - 1 ? (
            <a
              href={crumb.href}
              className="inline-flex min-h-11 items-center hover:text-brand-strong hover:underline"
            >
              <span>
                <UnbrokenText>{crumb.title}</UnbrokenText>
              </span>
            </a>
          ) : (
            <span
              aria-current={at === crumbs.length - 1 ? 'page' : undefined}
              className="line-clamp-1 inline-flex min-h-11 items-center text-ink"
            >
              <span>
                <UnbrokenText>{crumb.title}</UnbrokenText>
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
