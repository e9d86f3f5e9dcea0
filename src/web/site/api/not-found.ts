import { data } from 'react-router';

/** A link that helps on a "not found" page. */
export type HelpLink = { title: string; href: string };

/** What a "not found" page shows besides the status. */
type MissingFacts = { links: HelpLink[] };

/** Throw this where there is nothing: the site answers 404 in its own shell and names the nearest pages. */
export const createNotFound = (...links: HelpLink[]) =>
  data({ links } satisfies MissingFacts, { status: 404 });

/** The nearest pages that a thrown 404 named; none for errors of any other kind. */
export const readHelpLinks = (thrown: unknown): HelpLink[] => {
  if (typeof thrown !== 'object' || thrown === null || !('links' in thrown)) return [];
  return Array.isArray(thrown.links) ? (thrown.links as HelpLink[]) : [];
};
