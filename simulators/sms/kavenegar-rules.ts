import { KavenegarRefusal, refuseIf } from './kavenegar-statuses.ts';

export type KavenegarParameters = Record<string, string>;

/** Missing altogether is 400, present but empty is 406. */
export function requireParameter(parameters: KavenegarParameters, name: string): string {
  const value = parameters[name];
  if (value === undefined) throw new KavenegarRefusal(400);
  refuseIf(value.trim() === '', 406);
  return value;
}

/** The number in national form; foreign numbers begin with 00. */
export function requireReceptor(text: string): string {
  const mobile = /^(?:\+98|0098|0)?(9\d{9})$/.exec(text.trim());
  if (mobile) return `0${mobile[1]}`;
  refuseIf(!/^00[1-9]\d{7,14}$/.test(text.trim()), 411);
  return text.trim();
}

/** How many spaces each slot allows; only the two long ones allow any. */
const slots = { token: 0, token2: 0, token3: 0, token10: 5, token20: 8 } as const;

/** Fills a template after checking it and every token. */
export function fillTemplate(template: string | undefined, parameters: KavenegarParameters): string {
  if (template === undefined) throw new KavenegarRefusal(424);
  refuseIf(!/%token(?!\d)/.test(template), 432);
  const token = requireParameter(parameters, 'token');
  refuseIf(parameters.type === 'call' && !/^\d+$/.test(token), 428);
  for (const [slot, spaces] of Object.entries(slots)) checkToken(parameters[slot] ?? '', spaces);
  return template.replace(
    /%token(20|10|2|3)?(?!\d)/g,
    (_, number = '') => parameters[`token${number}`] ?? '',
  );
}

function checkToken(token: string, allowedSpaces: number): void {
  const spaces = token.split(' ').length - 1;
  const isBroken = /[\n\r\t_\u2028\u2029]/.test(token) || token.length > 100;
  refuseIf(isBroken || spaces > allowedSpaces, 431);
}

export function checkTag(tag: string | undefined): void {
  refuseIf(tag !== undefined && !/^[A-Za-z0-9_-]{1,200}$/.test(tag), 607);
}

/** A comma list of at most `limit` items. */
export function readList(text: string, limit: number): string[] {
  const items = text.split(',').map((item) => item.trim());
  refuseIf(items.length > limit, 414);
  return items;
}

/** Rials for a text: Persian letters make parts of 70 (67 when several), Latin ones of 160 (153). */
export function priceText(text: string): number {
  const isLatin = /^[\n\r\x20-\x7e]*$/.test(text);
  const [single, several] = isLatin ? [160, 153] : [70, 67];
  const parts = text.length <= single ? 1 : Math.ceil(text.length / several);
  return parts * (isLatin ? 2_900 : 1_450);
}
