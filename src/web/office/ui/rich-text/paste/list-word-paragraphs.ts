/** Word writes a list as paragraphs that name their level; the bullet or number stands in them as text. */
const levelOf = (line: Element): number | undefined => {
  const level = /mso-list:[^;]*\blevel(\d)/i.exec(line.getAttribute('data-style') ?? '')?.[1];
  return level ? Number(level) : undefined;
};

const markOf = (line: Element): Element | undefined =>
  [...line.querySelectorAll('[data-style]')].find((part) =>
    /mso-list:\s*ignore/i.test(part.getAttribute('data-style') ?? ''),
  );

const isNumber = (mark: string): boolean => /^\(?(?:[\p{Nd}]+|[a-zA-Zآ-ی])[.):-]/u.test(mark.trim());

export const listWordParagraphs = (body: Element): void => {
  const made = new Set<Element>();
  for (const line of body.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const level = levelOf(line);
    if (level === undefined || (line.tagName !== 'P' && !markOf(line))) continue;
    const mark = markOf(line);
    const tag = isNumber(mark?.textContent ?? '') ? 'ol' : 'ul';
    mark?.remove();
    const item = body.ownerDocument.createElement('li');
    item.append(...line.childNodes);
    const before = line.previousElementSibling;
    const list = before && made.has(before) ? before : undefined;
    if (list) placeIn(list, item, { level, tag });
    else {
      const fresh = body.ownerDocument.createElement(tag);
      fresh.append(item);
      line.before(fresh);
      made.add(fresh);
    }
    line.remove();
  }
};

/** Deeper levels stand inside the last line of the level above. */
const placeIn = (list: Element, item: Element, { level, tag }: { level: number; tag: string }): void => {
  let place = list;
  for (let depth = 1; depth < level; depth += 1) {
    const line = place.lastElementChild;
    if (!line) break;
    const inner = line.lastElementChild;
    if (inner?.matches('ul, ol')) place = inner;
    else {
      const fresh = line.ownerDocument.createElement(tag);
      line.append(fresh);
      place = fresh;
    }
  }
  place.append(item);
};
