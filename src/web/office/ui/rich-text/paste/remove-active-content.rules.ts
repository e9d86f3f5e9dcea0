/** Where a tag, a comment or a declaration begins. */
const opening = /<(?:!--|[a-z][^\s/>]*)/gi;
const separators = /[\s/]+/y;
/** As browsers read it: quotes count after an equals sign alone, and an angle bracket inside them ends nothing. */
const attribute = /([^\s/>][^\s/>=]*)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*)?)?/y;

const nameOf = (name: string): string => {
  if (/^style$/i.test(name)) return 'data-style';
  return /^on[a-z]+$/i.test(name) ? 'data-handler' : name;
};

/**
 * Gives styles and handlers of pasted HTML other names before it is read. They stay readable (Word
 * marks lists by style) and do not violate the office's content security policy. Comments and the content of styles and
 * scripts are left out. One pass over the text, however it was made.
 */
export const removeActiveContent = (html: string): string => {
  const written: string[] = [];
  let at = 0;
  for (;;) {
    const start = findFrom(opening, html, at);
    if (!start) return written.join('') + html.slice(at);
    written.push(html.slice(at, start.index));
    const [tag] = start;
    if (tag === '<!--') {
      const end = html.indexOf('-->', start.index);
      if (end === -1) return written.join('');
      at = end + 3;
      continue;
    }
    const { text, end } = readTag(html, start.index, tag);
    at = end;
    const raw = /^<(style|script)$/i.exec(tag)?.[1];
    if (!raw) {
      written.push(text);
      continue;
    }
    if (raw.toLowerCase() === 'script') written.push('<script></script>');
    const close = findFrom(new RegExp(`</${raw}[^>]*>`, 'gi'), html, at);
    if (!close) return written.join('');
    at = close.index + close[0].length;
  }
};

const findFrom = (pattern: RegExp, html: string, at: number): RegExpExecArray | null => {
  pattern.lastIndex = at;
  return pattern.exec(html);
};

/** One tag with its attributes renamed, and where it ends. */
const readTag = (html: string, start: number, name: string): { text: string; end: number } => {
  const parts = [name];
  let at = start + name.length;
  while (at < html.length && html[at] !== '>') {
    const [space] = findFrom(separators, html, at) ?? [''];
    at += space.length;
    parts.push(space);
    const found = findFrom(attribute, html, at);
    if (!found) {
      if (space === '') break;
      continue;
    }
    parts.push(nameOf(found[1] ?? ''), found[2] ?? '');
    at += found[0].length;
  }
  return { text: `${parts.join('')}>`, end: at + 1 };
};
