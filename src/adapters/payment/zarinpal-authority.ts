/** A letter (A for money, S for the sandbox) and 35 letters or digits; case matters. */
const authorityShape = /^[AS][0-9a-zA-Z]{35}$/;

export function isZarinpalAuthority(text: unknown): text is string {
  return typeof text === 'string' && authorityShape.test(text);
}
