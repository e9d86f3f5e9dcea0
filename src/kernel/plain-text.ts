import { decodeEntities } from './decode-entities.ts';

const BLOCKS = new Set(
  `address article aside blockquote br button caption dd details div dl dt fieldset figcaption figure footer
   form h1 h2 h3 h4 h5 h6 header hr iframe legend li main nav ol option p pre section summary table tbody td
   tfoot th thead tr ul video`.split(/\s+/),
);
const UNREAD = new Set(['script', 'style', 'template']);

// A quoted value longer than this is taken for a lost quotation mark; it also bounds the work.
const maxTagLength = 4096;

/**
 * The words of rich text: tags removed, character references decoded, the ends of blocks turned into spaces
 * and white space collapsed. A `<` that opens no tag is text. The result is text and not safe HTML.
 *
 * @example plainText('<p>دقت &lt; ۱٪</p><p>ساخت <b>ایران</b></p>') // 'دقت < ۱٪ ساخت ایران'
 */
export function plainText(html: string): string {
  return collapse(html.includes('<') ? readText(html) : decodeEntities(html));
}

function readText(html: string): string {
  let text = '';
  let at = 0;
  const lastClose = html.lastIndexOf('>');
  while (at < html.length) {
    const open = html.indexOf('<', at);
    if (open === -1 || open > lastClose) break;
    text += decodeEntities(html.slice(at, open));
    const tag = parseTag(html, open);
    if (!tag) text += '<';
    else if (BLOCKS.has(tag.name)) text += ' ';
    at = tag ? tag.end : open + 1;
  }
  return text + decodeEntities(html.slice(at));
}

function parseTag(html: string, open: number): { name: string; end: number } | undefined {
  if (html.startsWith('<!--', open)) return { name: '', end: endAfter(html, '-->', open + 4) };
  const head = /^<([/!?]?)([a-zA-Z][a-zA-Z0-9-]*)?/.exec(html.slice(open, open + 40));
  const [, mark = '', name = ''] = head ?? [];
  if (name === '' && mark === '') return undefined;
  const end = findTagEnd(html, open);
  const lower = name.toLowerCase();
  if (mark !== '' || !UNREAD.has(lower)) return { name: lower, end };
  return { name: lower, end: findUnreadEnd(html, lower, end) };
}

function findTagEnd(html: string, open: number): number {
  let quote = '';
  const stop = Math.min(html.length, open + maxTagLength);
  for (let at = open + 1; at < stop; at += 1) {
    const character = html.charAt(at);
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === '>') return at + 1;
    else if (character === '"' || character === "'") quote = character;
  }
  return endAfter(html, '>', open);
}

function findUnreadEnd(html: string, name: string, from: number): number {
  const closing = new RegExp(`</${name}[^>]*>`, 'gi');
  closing.lastIndex = from;
  return closing.test(html) ? closing.lastIndex : html.length;
}

function endAfter(html: string, mark: string, from: number): number {
  const at = html.indexOf(mark, from);
  return at === -1 ? html.length : at + mark.length;
}

function collapse(text: string): string {
  // Looking is several times cheaper than replacing, and most texts hold single spaces only.
  return (/\s\s|[^\S ]/.test(text) ? text.replace(/\s+/g, ' ') : text).trim();
}
