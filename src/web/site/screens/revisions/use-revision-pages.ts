import { useEffect, useState } from 'react';
import { revisionTexts } from '#web/texts/revisions.ts';
import { findPageLink } from './find-page-link.ts';

type PageLoading = { isLoading: boolean; failed: string | null };

/** Fetches the page that a link or form leads to and then goes there; a failure is shown and logged. */
export const useRevisionPages = (failedHref: string | null): PageLoading => {
  const [loading, setLoading] = useState<PageLoading>({ isLoading: false, failed: failedHref });

  useEffect(() => {
    const end = new AbortController();
    const { signal } = end;
    const follow = async (href: string) => {
      setLoading({ isLoading: true, failed: null });
      try {
        const answer = await fetch(href, { signal });
        await answer.text();
        if (answer.status >= 500) throw new Error(`answered with ${answer.status}`);
        window.location.assign(href);
      } catch (error) {
        if (signal.aborted) return;
        console.error(revisionTexts.failed, error);
        setLoading({ isLoading: false, failed: href });
      }
    };
    const listen = (event: Event) => {
      const href = findPageLink(event);
      if (href === undefined) return;
      event.preventDefault();
      void follow(href);
    };
    document.addEventListener('click', listen, { signal });
    document.addEventListener('submit', listen, { signal });
    // Going back shows the page as it was left, while it was loading another one.
    window.addEventListener('pageshow', () => setLoading((last) => ({ ...last, isLoading: false })), {
      signal,
    });
    return () => end.abort();
  }, []);

  useEffect(() => {
    document.querySelector('[data-turned]')?.setAttribute('aria-busy', String(loading.isLoading));
  }, [loading.isLoading]);

  return loading;
};
