/** Characters that XML 1.0 can not carry, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu;

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

/** Text made safe for XML, inside elements and attributes alike. */
export const escapeXml = (text: string): string =>
  text.replace(forbidden, '').replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

type Attributes = Record<string, string>;

/** An element with text in it; nothing when there is no text. */
export const xmlTextElement = (
  name: string,
  text: string | undefined,
  attributes: Attributes = {},
): string => (text ? `<${name}${writeAttributes(attributes)}>${escapeXml(text)}</${name}>` : '');

/** An element around other elements. */
export const xmlElement = (name: string, children: readonly string[], attributes: Attributes = {}): string =>
  `<${name}${writeAttributes(attributes)}>${children.join('')}</${name}>`;

/** An element without content. */
export const xmlEmptyElement = (name: string, attributes: Attributes): string =>
  `<${name}${writeAttributes(attributes)}/>`;

const writeAttributes = (attributes: Attributes): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('');
