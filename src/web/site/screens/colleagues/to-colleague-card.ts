import type { Colleague } from '#contract/content/entities.ts';
import { plainText } from '#kernel/plain-text.ts';
import { toTelephone } from '#kernel/to-telephone.ts';
import { staticTexts } from '#web/texts/static-pages.ts';
import { parseWebAddress } from '../../params/parse-web-address.ts';
import { pickPicture } from '../../pictures/pick-picture.ts';
import { parseContactLine } from './parse-contact-line.ts';

/** A way to reach a colleague; without `href` it is only shown. */
export type ContactLine = { kind: 'mobile' | 'email' | 'telegram' | 'website'; text: string; href?: string };

/** A colleague as the page shows them, with the contact lines that are there. */
export const toColleagueCard = (colleague: Colleague) => ({
  id: colleague.id,
  name: colleague.name,
  text: plainText(colleague.description),
  picture: pickPicture(colleague),
  lines: listLines(colleague),
});
export type ColleagueCardData = ReturnType<typeof toColleagueCard>;

/** By priority, then by name; our own API sorts already, another one may not. */
export const sortColleagues = (colleagues: readonly Colleague[]): Colleague[] => {
  const byName = new Intl.Collator('fa');
  return colleagues.toSorted((a, b) => a.showPriority - b.showPriority || byName.compare(a.name, b.name));
};

const listLines = (colleague: Colleague): ContactLine[] =>
  (['mobile', 'email', 'telegram', 'website'] as const).flatMap((kind) => {
    const given = parseContactLine(colleague[kind]);
    return given ? [toContactLine(kind, given)] : [];
  });

const toContactLine = (kind: ContactLine['kind'], given: string): ContactLine => {
  if (kind === 'mobile') {
    const href = toTelephone(given);
    return { kind, text: given, ...(href !== 'tel:' && { href }) };
  }
  if (kind === 'email') {
    return { kind, text: given, ...(/^[^\s@]+@[^\s@]+$/.test(given) && { href: `mailto:${given}` }) };
  }
  if (kind === 'telegram') {
    const user = /^(?:https?:\/\/)?(?:t\.me\/|telegram\.me\/)?@?(\w{3,64})\/?$/i.exec(given)?.[1];
    return { kind, text: user ? `@${user}` : given, ...(user && { href: `https://t.me/${user}` }) };
  }
  const site = parseWebAddress(given);
  return { kind, text: site?.host ?? given, ...(site && { href: site.href }) };
};

export const contactLineNames: Record<ContactLine['kind'], string> = {
  mobile: staticTexts.mobile,
  email: staticTexts.email,
  telegram: staticTexts.telegram,
  website: staticTexts.website,
};
