/** Ends a value of open length in an element string. */
const separator = '\u001d';

/** How a reader names the kind of code before its content. */
const symbologyPrefix = /^\](?:C1|d2|Q3|e0|J1)/;

/** The elements we know: how long their value is, or how long it may be. */
const elements: Readonly<Record<string, { length: number; isOpen: boolean }>> = {
  '01': { length: 14, isOpen: false },
  '17': { length: 6, isOpen: false },
  '10': { length: 20, isOpen: true },
  '21': { length: 20, isOpen: true },
};

type Gs1 = { gtin?: string; serial?: string; batch?: string; expiry?: string };

const names = { '01': 'gtin', '21': 'serial', '10': 'batch', '17': 'expiry' } as const;

const isKnown = (id: string): id is keyof typeof names => Object.hasOwn(names, id);

/**
 * Reads a GS1 element string with (01) product, (21) serial, (10) batch and (17) expiry, as a reader sends it or with
 * brackets as it is printed. Undefined for anything else; an element we do not know makes the whole unreadable, since
 * nobody can tell where it ends.
 *
 * @example parseGs1('(01)06260000000019(21)AZ-1000') // { gtin: '06260000000019', serial: 'AZ-1000' }
 */
export const parseGs1 = (text: string): Gs1 | undefined => {
  const content = text.replace(symbologyPrefix, '');
  const pairs = content.startsWith('(') ? parseBracketed(content) : parseElements(content);
  if (!pairs || pairs.length === 0) return undefined;
  const found: Gs1 = {};
  for (const [id, value] of pairs) {
    if (!isKnown(id) || found[names[id]] !== undefined || !isValueOf(id, value)) return undefined;
    found[names[id]] = value;
  }
  return found;
};

const isValueOf = (id: string, value: string): boolean => {
  const { length, isOpen } = elements[id] ?? { length: 0, isOpen: false };
  if (!isOpen) return value.length === length && /^\d+$/.test(value) && (id !== '01' || hasCheckDigit(value));
  return value.length >= 1 && value.length <= length && /^[!-z]+$/.test(value);
};

const parseBracketed = (text: string): [string, string][] | undefined => {
  const pairs = [...text.matchAll(/\((\d{2})\)([^()]*)/g)].map(
    ([, id = '', value = '']): [string, string] => [id, value],
  );
  return pairs.map(([id, value]) => `(${id})${value}`).join('') === text ? pairs : undefined;
};

const parseElements = (text: string): [string, string][] | undefined => {
  const pairs: [string, string][] = [];
  let rest = text.startsWith(separator) ? text.slice(1) : text;
  while (rest !== '') {
    const id = rest.slice(0, 2);
    const element = elements[id];
    if (!element) return undefined;
    const end = element.isOpen ? rest.indexOf(separator) : 2 + element.length;
    pairs.push([id, end === -1 ? rest.slice(2) : rest.slice(2, end)]);
    rest = end === -1 ? '' : rest.slice(end);
    if (rest.startsWith(separator)) rest = rest.slice(1);
  }
  return pairs;
};

/** The last of the fourteen digits is the check digit; another number of that length is no GTIN. */
const hasCheckDigit = (gtin: string): boolean => {
  const sum = Array.from(gtin, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 3 : 1),
    0,
  );
  return sum % 10 === 0;
};
