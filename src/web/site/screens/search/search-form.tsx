import { maxSearchLength } from '#contract/content/search.ts';
import { siteAddresses } from '#contract/site-addresses.ts';
import { siteSearchTexts } from '#web/texts/search.ts';
import { siteShellTexts } from '#web/texts/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Search } from '#web/ui/icons.ts';

/** The large field of the search page; a plain form. */
export const SearchForm = ({ q }: { q: string }) => (
  <search aria-label={siteSearchTexts.label} className="no-print w-full max-w-2xl">
    <form action={siteAddresses.search} method="get" className="flex gap-2">
      <label htmlFor="search" className="sr-only">
        {siteSearchTexts.label}
      </label>
      <input
        id="search"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={maxSearchLength}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={siteShellTexts.searchPlaceholder}
        className="field min-h-13 text-lead"
      />
      <Button type="submit" variant="brand" size="large">
        <Search size={20} />
        <span className="max-sm:sr-only">{siteSearchTexts.submit}</span>
      </Button>
    </form>
  </search>
);
