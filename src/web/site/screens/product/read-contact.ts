import { foldDigits } from '#kernel/fold-digits.ts';
import { toTelephone } from '#kernel/to-telephone.ts';
import { parseWebAddress } from '../../params/parse-web-address.ts';

/** What a visitor can do with the contact of a centre: press a link, or only read it. */
export type Contact = { text: string; href?: string; isOutside?: boolean };

const mail = /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/;
const phone = /^[+(]?\d[\d\s()-]{4,18}\d$/;

/**
 * Reads the contact of a centre as an editor typed it. Phone numbers, mailboxes and web addresses become links,
 * with or without their scheme; everything else, other schemes above all, stays plain text.
 *
 * @example readContact('۰۷۱-۵۳۰۰۰۱۱۴') // { text: '071-53000114', href: 'tel:07153000114' }
 */
export const readContact = (info: string): Contact => {
  const text = info.trim();
  const [, scheme = '', rest = ''] = /^(tel|mailto):(.+)$/i.exec(text) ?? [];
  const bare = (rest || text).trim();
  const number = foldDigits(bare);
  if (scheme.toLowerCase() !== 'mailto' && phone.test(number)) {
    return { text: number, href: toTelephone(number) };
  }
  if (scheme.toLowerCase() !== 'tel' && mail.test(bare)) return { text: bare, href: `mailto:${bare}` };
  return scheme ? { text: bare } : readLink(text);
};

const readLink = (text: string): Contact => {
  const address = /^www\./i.test(text) ? `https://${text}` : text;
  const found = /^https?:\/\//i.test(address) ? parseWebAddress(address) : undefined;
  if (!found) return { text };
  const { hostname, pathname, href } = new URL(found.href);
  return { text: `${hostname}${pathname === '/' ? '' : pathname}`, href, isOutside: true };
};
