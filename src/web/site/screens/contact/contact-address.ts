import { siteAddresses } from '#contract/site-addresses.ts';
/** The contact form with its subject already written. */
export const contactAddress = (subject: string): string =>
  `${siteAddresses.contact}?subject=${encodeURIComponent(subject)}#contact`;

/** The subject an address carries, at most as long as the form takes; plain text, and the visitor's to change. */
export const readSubject = (search: string, max: number): string =>
  (new URLSearchParams(search).get('subject') ?? '').replace(/\s+/g, ' ').trim().slice(0, max);
