import sanitizeHtml from 'sanitize-html';
import { isAllowedLink } from '#contract/content/allowed-link.ts';
import { AppError } from '#kernel/app-error.ts';
import { textPictureWidths } from '#kernel/picture-widths.ts';

const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'bdi', 'bdo', 'span', 'div'],
  ...['a', 'figure', 'figcaption', 'img', 'video', 'source', 'iframe'],
];

/**
 * Makes the HTML an editor wrote safe to show to everyone. It runs when a text is stored, so what the database
 * holds can be trusted; scripts, styles, forms and foreign frames do not survive it. Cleaning again changes nothing.
 * Tags nested more than 100 deep are refused: the work grows with the square of the depth.
 */
export const sanitizeRichText = (html: string, embedHosts: readonly string[]): string => {
  let clean = passOnce(html, embedHosts);
  // A text whose tags do not fit together is read differently once some of them are gone.
  for (let pass = 1; pass < maxPasses; pass += 1) {
    const again = passOnce(clean, embedHosts);
    if (again === clean) return clean;
    clean = again;
  }
  return sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
};

const maxPasses = 6;

const maxDepth = 100;

const passOnce = (html: string, embedHosts: readonly string[]): string => {
  let depth = 0;
  return sanitizeHtml(html, {
    onOpenTag: () => {
      depth += 1;
      if (depth > maxDepth) throw new AppError('invalid_input', { message: 'the text is nested too deeply' });
    },
    onCloseTag: () => {
      depth -= 1;
    },
    allowedTags,
    allowedAttributes: {
      '*': ['dir', 'lang'],
      a: ['href', 'title', 'rel'],
      img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading', 'decoding'],
      video: ['src', 'poster', 'controls', 'preload', 'width', 'height', 'playsinline'],
      source: ['src', 'type'],
      iframe: ['src', 'title', 'width', 'height', 'loading', 'allowfullscreen'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
      ol: ['start'],
    },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowedSchemesByTag: { img: ['http', 'https'], video: ['http', 'https'], source: ['http', 'https'] },
    allowProtocolRelative: false,
    allowedIframeHostnames: [...embedHosts],
    allowedIframeDomains: [],
    allowIframeRelativeUrls: false,
    exclusiveFilter: (frame) =>
      (frame.tag === 'iframe' && !frame.attribs.src) || (frame.tag === 'img' && !frame.attribs.src),
    transformTags: {
      // A page has one first heading, and it is the screen's.
      h1: 'h2',
      a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: lazyPicture(attribs) }),
      iframe: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
      video: (tagName, attribs) => ({ tagName, attribs: { ...attribs, controls: '', preload: 'none' } }),
    },
  });
};

const safeLink = ({ href, title }: Record<string, string>): Record<string, string> => {
  if (!href || !isAllowedLink(href)) return {};
  const outside = /^https?:/i.test(href) ? { rel: 'noopener' } : {};
  return { href, ...(title ? { title } : {}), ...outside };
};

/** A picture below our own `/media`, as an editor put it in or as an earlier pass left it. */
const ownPicture = /^(\/media\/[^?#]+)(?:\?w=\d{1,4})?$/;

/**
 * Pictures below our own `/media` get the sizes it can make, also when they had them already; all of them load when
 * they come into view.
 */
const lazyPicture = (attribs: Record<string, string>): Record<string, string> => {
  const { src, alt = '', width, height } = attribs;
  const own = ownPicture.exec(src ?? '')?.[1];
  return {
    ...(src ? { src: own ? `${own}?w=800` : src } : {}),
    ...(own ? { srcset: textPictureWidths.map((w) => `${own}?w=${w} ${w}w`).join(', ') } : {}),
    ...(own ? { sizes: '(min-width: 48rem) 45rem, 92vw' } : {}),
    alt,
    ...(width && /^\d{1,5}$/.test(width) ? { width } : {}),
    ...(height && /^\d{1,5}$/.test(height) ? { height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
};
