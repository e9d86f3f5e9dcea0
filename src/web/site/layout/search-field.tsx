import { maxSearchLength } from '#contract/content/search.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { Search } from '#web/ui/icons.ts';

/** A plain form: the results are a page of their own. */
export const SearchField = ({
  id,
  label = siteShellTexts.search,
  className,
}: {
  id: string;
  /** Tells a second one on the same page from that of the header. */
  label?: string;
  className?: string;
}) => (
  <search aria-label={label} className={className}>
    <form action={siteAddresses.search} method="get" className="relative">
      <label htmlFor={id} className="sr-only">
        {siteShellTexts.search}
      </label>
      <input
        id={id}
        name="q"
        type="search"
        maxLength={maxSearchLength}
        enterKeyHint="search"
        placeholder={siteShellTexts.searchPlaceholder}
        className="field pe-12 text-small"
      />
      <button
        type="submit"
        aria-label={siteShellTexts.search}
        className="absolute inset-y-0 end-0 flex w-11 items-center justify-center rounded-control text-ink-soft hover:text-brand-strong"
      >
        <Search size={20} />
      </button>
    </form>
  </search>
);
