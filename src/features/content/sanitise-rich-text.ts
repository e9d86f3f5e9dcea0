import sanitizeHtml from 'sanitize-html';
import { textPictureWidths } from '#kernel/picture-widths.ts';
import { isAllowedLink } from './allowed-link.ts';

const allowedTags = [
  ...['h2', 'h3', 'h4', 'h5', 'h6', 'p', 'br', 'hr', 'blockquote', 'pre', 'code'],
  ...['ul', 'ol', 'li', 'dl', 'dt', 'dd', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'],
  ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'small', 'mark', 'abbr', 'bdi', 'bdo', 'span', 'div'],
  ...['a', 'figure', 'figcaption', 'img', 'video', 'source', 'iframe'],
];

/**
 * Makes the HTML an editor wrote safe to show to everyone. It runs when a text is stored, so what the database
 * holds can be trusted; scripts, styles, forms and foreign frames do not survive it.
 */
export const sanitiseRichText = (html: string, embedHosts: readonly string[]): string =>
  sanitizeHtml(html, {
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

const safeLink = ({ href, title }: Record<string, string>): Record<string, string> => {
  if (!href || !isAllowedLink(href)) return {};
  const outside = /^https?:/i.test(href) ? { rel: 'noopener' } : {};
  return { href, ...(title ? { title } : {}), ...outside };
};

/** Pictures of our own media door get the sizes it can make; all of them load when they come into view. */
const lazyPicture = (attribs: Record<string, string>): Record<string, string> => {
  const { src, alt = '', width, height } = attribs;
  const own = src?.startsWith('/media/') && !src.includes('?');
  return {
    ...(src ? { src: own ? `${src}?w=800` : src } : {}),
    ...(own ? { srcset: textPictureWidths.map((w) => `${src}?w=${w} ${w}w`).join(', ') } : {}),
    ...(own ? { sizes: '(min-width: 48rem) 45rem, 92vw' } : {}),
    alt,
    ...(width && /^\d{1,5}$/.test(width) ? { width } : {}),
    ...(height && /^\d{1,5}$/.test(height) ? { height } : {}),
    loading: 'lazy',
    decoding: 'async',
  };
};
