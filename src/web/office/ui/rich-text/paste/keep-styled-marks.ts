/** Other programs mark bold and italic by style; styles are removed, so the meaning is kept as an element. */
const marks: readonly { tag: string; test: RegExp }[] = [
  { tag: 'strong', test: /font-weight:\s*(?:bold|[6-9]00)/i },
  { tag: 'em', test: /font-style:\s*italic/i },
  { tag: 'sup', test: /vertical-align:\s*super/i },
  { tag: 'sub', test: /vertical-align:\s*sub(?!\w)/i },
];

export const keepStyledMarks = (body: Element): void => {
  for (const element of body.querySelectorAll('span[data-style], font[data-style]')) {
    const style = element.getAttribute('data-style') ?? '';
    for (const { tag, test } of marks) {
      if (!test.test(style)) continue;
      const mark = element.ownerDocument.createElement(tag);
      mark.append(...element.childNodes);
      element.append(mark);
    }
  }
  // Some put a whole document into a bold element and take its weight back.
  for (const element of body.querySelectorAll('b[data-style], strong[data-style]')) {
    if (/font-weight:\s*(?:normal|[1-4]00)/i.test(element.getAttribute('data-style') ?? '')) {
      element.replaceWith(...element.childNodes);
    }
  }
  for (const element of body.querySelectorAll('p.MsoTitle, p[class*="MsoTitle"]')) {
    const title = element.ownerDocument.createElement('h2');
    title.append(...element.childNodes);
    element.replaceWith(title);
  }
};
