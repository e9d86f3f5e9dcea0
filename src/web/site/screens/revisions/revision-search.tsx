import { siteAddresses } from '#contract/site-addresses.ts';
import { revisionTexts } from '#web/texts/revisions.ts';
import { Button } from '#web/ui/button.tsx';
import { Search } from '#web/ui/icons.ts';
import { maxRevisionSearchLength } from './load-revisions.ts';

/** The box above the list. A plain form: without script it opens the page of the results. */
export const RevisionSearch = ({ q }: { q: string }) => (
  <search aria-label={revisionTexts.search} className="no-print w-full max-w-xl">
    <form action={siteAddresses.revisions} method="get" data-page-link="" className="flex gap-2">
      <label htmlFor="revision-search" className="sr-only">
        {revisionTexts.search}
      </label>
      <input
        id="revision-search"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={maxRevisionSearchLength}
        enterKeyHint="search"
        autoComplete="off"
        placeholder={revisionTexts.searchPlaceholder}
        className="field"
      />
      <Button type="submit" variant="brand">
        <Search size={18} />
        <span className="max-sm:sr-only">{revisionTexts.submit}</span>
      </Button>
    </form>
    {q && (
      <a href={siteAddresses.revisions} data-page-link="" className="text-link text-small">
        {revisionTexts.clear}
      </a>
    )}
  </search>
);
