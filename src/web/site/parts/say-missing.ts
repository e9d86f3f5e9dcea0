import { data } from 'react-router';

/** A link that helps on a page that says "not found". */
export type Way = { title: string; href: string };

/** What a "not found" page is told besides the status. */
export type MissingFacts = { ways: Way[] };

/** Throw this where there is nothing: the site answers 404 in its own frame and names the nearest pages. */
export const sayMissing = (...ways: Way[]) => data({ ways } satisfies MissingFacts, { status: 404 });

/** The nearest pages that a thrown 404 named; none for errors of any other kind. */
export const readWays = (thrown: unknown): Way[] => {
  if (typeof thrown !== 'object' || thrown === null || !('ways' in thrown)) return [];
  return Array.isArray(thrown.ways) ? (thrown.ways as Way[]) : [];
};
