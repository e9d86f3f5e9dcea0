import { isAllowedLink } from '#contract/content/allowed-link.ts';
import { listKeys } from '#kernel/list-keys.ts';
import { cutToRoom } from './cut-to-room.ts';
import { keepStyledMarks } from './keep-styled-marks.ts';
import { listWordParagraphs } from './list-word-paragraphs.ts';
import { createPasteReport, type PasteReport, type RemovedPart } from './paste-report.ts';
import { removeActiveContent } from './remove-active-content.rules.ts';
import { takePastedPicture } from './take-pasted-picture.ts';

/** A longer paste is not read: the browser would freeze. */
const maxPastedLength = 20_000_000;

const silent =
  'style, meta, link, title, base, template, noscript, xml, colgroup, picture > source, [data-style*="mso-hide:all" i]';
const refused: Record<RemovedPart, string> = {
  script: 'script',
  frame: 'iframe, frame, frameset, object, embed, applet, portal',
  form: 'input, textarea, select, button, datalist',
  drawing: 'svg, canvas, math',
  media: 'audio, video, source, track',
};

const keptAttributes: Record<string, readonly string[]> = {
  A: ['href'],
  IMG: ['src', 'alt', 'width', 'height', 'data-upload'],
  TD: ['colspan', 'rowspan'],
  TH: ['colspan', 'rowspan'],
  OL: ['start'],
};

const unwrapped = new Set([
  'SPAN',
  'FONT',
  'FORM',
  'LABEL',
  'FIELDSET',
  'CENTER',
  'ARTICLE',
  'SECTION',
  'MAIN',
  'BIG',
]);

/**
 * Makes pasted HTML into what a text may hold: headings, lists, tables, bold, links and half-spaces stay, the marks of
 * Word and of other sites go. It is read in a document of its own, where nothing runs and nothing is fetched.
 */
export const cleanPastedHtml = (
  html: string,
  { room, origin }: { room: number; origin: string },
): { html: string; report: PasteReport } => {
  const report = createPasteReport();
  if (html.length > maxPastedLength) return { html: '', report: { ...report, isCut: true } };
  const { body } = new DOMParser().parseFromString(removeActiveContent(html), 'text/html');

  removeComments(body);
  for (const element of body.querySelectorAll(silent)) element.remove();
  for (const part of listKeys(refused)) {
    for (const element of body.querySelectorAll(refused[part])) {
      element.remove();
      report.removed.add(part);
    }
  }
  listWordParagraphs(body);
  keepStyledMarks(body);
  for (const image of body.querySelectorAll('img')) takePastedPicture(image, { origin, report });
  for (const anchor of body.querySelectorAll('a')) cleanLink(anchor, { origin, report });
  tidyElements(body);
  normalizeText(body);
  report.isCut = cutToRoom(body, room);
  return { html: body.innerHTML, report };
};

const removeComments = (body: Element): void => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (walker.nextNode()) found.push(walker.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
};

const cleanLink = (
  anchor: HTMLAnchorElement,
  { origin, report }: { origin: string; report: PasteReport },
): void => {
  const href = anchor.getAttribute('href')?.trim() ?? '';
  if (!isAllowedLink(href)) {
    report.hasRefusedLinks ||= href !== '';
    unwrap(anchor);
    return;
  }
  const own = URL.canParse(href) ? new URL(href) : undefined;
  anchor.setAttribute('href', own?.origin === origin ? `${own.pathname}${own.search}${own.hash}` : href);
};

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes);

const tidyElements = (body: Element): void => {
  for (const element of [...body.querySelectorAll('*')].reverse()) {
    // Word's own elements have a prefix: o:p, w:sdt, v:shape.
    if (unwrapped.has(element.tagName) || element.tagName.includes(':')) {
      unwrap(element);
      continue;
    }
    const isLeftToRight = element.getAttribute('dir')?.toLowerCase() === 'ltr';
    const kept = keptAttributes[element.tagName] ?? [];
    for (const { name } of [...element.attributes]) {
      if (!kept.includes(name) && name !== 'data-pm-slice') element.removeAttribute(name);
    }
    if (isLeftToRight && /^(P|H[1-6]|LI|TD|TH|BLOCKQUOTE)$/.test(element.tagName))
      element.setAttribute('dir', 'ltr');
    if (element.tagName === 'H1') rename(element, 'h2');
    else if (isBlankParagraph(element)) element.remove();
  }
};

const isBlankParagraph = (element: Element): boolean =>
  /^(P|DIV|H[1-6]|B|STRONG|I|EM|U)$/.test(element.tagName) &&
  (element.textContent ?? '').replace(/[\s\u00a0]/g, '') === '' &&
  !element.querySelector('img, br, hr') &&
  !element.closest('td, th');

const rename = (element: Element, tag: string): void => {
  const renamed = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) renamed.setAttribute(name, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
};

/** Old Persian documents write the half-space as a "not" sign; hard blanks were only there for looks. */
const normalizeText = (body: Element): void => {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode;
    const now = text.nodeValue ?? '';
    const next = now
      .replace(/(?<=\p{Script=Arabic})\u00ac(?=\p{Script=Arabic})/gu, '\u200c')
      .replaceAll('\u00a0', ' ');
    if (next !== now) text.nodeValue = next;
  }
};
