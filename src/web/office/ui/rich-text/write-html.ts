import { DOMSerializer, type Node as EditorNode } from '@tiptap/pm/model';
import { findOwnDirection } from './schema/direction.rules.ts';

/**
 * The text as it is stored: the editor's own HTML without what only the editor needs. A cell or a list line of one
 * paragraph holds its words directly, header rows stand in a head, and a picture without a caption stands alone.
 */
export const writeHtml = (doc: EditorNode): string => {
  // A document of its own: pictures are not fetched again while the text is written.
  const quiet = document.implementation.createHTMLDocument('');
  const body = quiet.body;
  const { schema } = doc.type;
  body.append(DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: quiet }));
  for (const figure of body.querySelectorAll('figure')) tidyPicture(figure);
  for (const block of body.querySelectorAll('p, h2, h3, h4, h5, h6')) turnBlock(block);
  for (const place of body.querySelectorAll('li, td, th, dd')) unwrapOnlyParagraph(place);
  for (const table of body.querySelectorAll('table')) arrangeTable(table);
  // The editor keeps an empty line at the end, so that one can write on below a table or a picture.
  while (body.lastElementChild?.matches('p') && body.lastElementChild.childNodes.length === 0) {
    body.lastElementChild.remove();
  }
  return isEmpty(body) ? '' : body.innerHTML;
};

const isEmpty = (body: HTMLElement): boolean =>
  body.textContent?.trim() === '' && !body.querySelector('img, video, iframe, hr, table');

const tidyPicture = (figure: Element): void => {
  const [image, caption] = [figure.querySelector('img'), figure.querySelector('figcaption')];
  if (!image?.getAttribute('src')) figure.remove();
  else if (!caption?.textContent?.trim()) figure.replaceWith(image);
};

const turnBlock = (block: Element): void => {
  const own = block.hasAttribute('dir') ? undefined : findOwnDirection(block.textContent ?? '');
  if (own) block.setAttribute('dir', own);
};

const unwrapOnlyParagraph = (place: Element): void => {
  const [first, ...others] = place.children;
  if (!first?.matches('p') || others.some((other) => !other.matches('ul, ol'))) return;
  const direction = first.getAttribute('dir');
  if (direction && others.length > 0) return;
  if (direction) place.setAttribute('dir', direction);
  first.replaceWith(...first.childNodes);
};

/** Rows of headings at the top are the table's head; other headings name their row. */
const arrangeTable = (table: HTMLTableElement): void => {
  for (const cell of table.querySelectorAll('td, th')) {
    for (const name of ['colspan', 'rowspan'])
      if (cell.getAttribute(name) === '1') cell.removeAttribute(name);
    cell.removeAttribute('colwidth');
  }
  const rows = [...table.rows];
  const isHead = (row: HTMLTableRowElement) =>
    row.cells.length > 0 && [...row.cells].every((cell) => cell.matches('th'));
  const end = rows.findIndex((row) => !isHead(row));
  const head = end === -1 ? rows.slice(0, 1) : rows.slice(0, end);
  if (head.length > 0 && head.length < rows.length) {
    const top = table.ownerDocument.createElement('thead');
    top.append(...head);
    table.prepend(top);
  }
  for (const cell of table.querySelectorAll('th')) {
    cell.setAttribute('scope', cell.closest('thead') || head.length === rows.length ? 'col' : 'row');
  }
};
