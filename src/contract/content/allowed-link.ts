const allowedSchemes = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/** Blanks, controls and direction marks: browsers drop them before they read the scheme, so they could hide one. */
const isDropped = (code: number): boolean =>
  code <= 0x20 ||
  (code >= 0x7f && code <= 0xa0) ||
  (code >= 0x200b && code <= 0x200f) ||
  (code >= 0x2028 && code <= 0x202f) ||
  (code >= 0x2066 && code <= 0x2069) ||
  code === 0xfeff;

/**
 * A link may lead to the web, a mailbox or a phone, or stay on this site. Everything else, `javascript:` and
 * `data:` above all, is refused, also when it hides behind blanks or control characters.
 */
export const isAllowedLink = (address: string): boolean => {
  const bare = Array.from(address, (letter) => (isDropped(letter.charCodeAt(0)) ? '' : letter)).join('');
  if (bare === '' || bare.startsWith('//') || bare.includes('\\')) return false;
  if (/^[/#?]/.test(bare)) return true;
  return URL.canParse(bare) && allowedSchemes.has(new URL(bare).protocol);
};
