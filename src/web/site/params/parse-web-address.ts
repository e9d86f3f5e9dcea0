/** An address out of this site that people may be led to: the full link and the name of its host. */
type WebAddress = { href: string; host: string };

/**
 * Reads a web address as an editor typed it, also without its scheme. Anything but http and https is no web
 * address, so that no record can smuggle in a `javascript:` link.
 *
 * @example parseWebAddress('parseh-lab.example') // { href: 'https://parseh-lab.example/', host: 'parseh-lab.example' }
 */
export const parseWebAddress = (given: string): WebAddress | undefined => {
  const text = given.trim();
  const full = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text.replace(/^\/+/, '')}`;
  if (!URL.canParse(full)) return undefined;
  const { protocol, hostname, href, username, password } = new URL(full);
  if ((protocol !== 'http:' && protocol !== 'https:') || !hostname.includes('.')) return undefined;
  // An address with a user name in it can pretend to be another host.
  if (username !== '' || password !== '') return undefined;
  return { href, host: hostname.replace(/^www\./, '') };
};
