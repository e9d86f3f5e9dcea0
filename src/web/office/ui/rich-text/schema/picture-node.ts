import { mergeAttributes, Node } from '@tiptap/core';
import { drawPicture } from './draw-picture.ts';

export type PictureAttributes = {
  src: string | null;
  /** '' means that the picture only decorates; null that the writer was not asked yet. */
  alt: string | null;
  width: number | null;
  height: number | null;
  /** While a pasted picture is on its way to the library. */
  uploadId: string | null;
};

const sizeOf = (element: HTMLElement | null, name: 'width' | 'height'): number | null => {
  const text = element?.getAttribute(name) ?? '';
  return /^\d{1,5}$/.test(text) ? Number(text) : null;
};

/** Sizes of our own pictures are asked for by the server when it stores the text; the text names the picture itself. */
const plainAddress = (src: string | null | undefined): string | null =>
  src ? src.replace(/^(\/media\/[^?#]+)\?w=\d{1,4}$/, '$1') : null;

const pictureIn = (element: HTMLElement): HTMLElement | null =>
  element.matches('img') ? element : element.querySelector('img');

/** A picture of the library with a caption that may stay empty. */
export const PictureNode = Node.create({
  name: 'picture',
  group: 'block',
  content: 'inline*',
  draggable: true,
  isolating: true,

  addAttributes() {
    return {
      src: { default: null, parseHTML: (element) => plainAddress(pictureIn(element)?.getAttribute('src')) },
      alt: { default: null, parseHTML: (element) => pictureIn(element)?.getAttribute('alt') ?? null },
      width: { default: null, parseHTML: (element) => sizeOf(pictureIn(element), 'width') },
      height: { default: null, parseHTML: (element) => sizeOf(pictureIn(element), 'height') },
      uploadId: {
        default: null,
        parseHTML: (element) => pictureIn(element)?.getAttribute('data-upload') ?? null,
        rendered: false,
      },
    };
  },

  parseHTML() {
    return [
      {
        tag: 'figure',
        getAttrs: (element) =>
          element.querySelector('img') && !element.querySelector('table') ? null : false,
        contentElement: (element) => {
          const caption = element instanceof Element ? element.querySelector('figcaption') : null;
          return caption instanceof HTMLElement ? caption : document.createElement('figcaption');
        },
      },
      {
        tag: 'img',
        getAttrs: (element) =>
          element.hasAttribute('src') || element.hasAttribute('data-upload') ? null : false,
      },
    ];
  },

  renderHTML({ HTMLAttributes, node }) {
    const alt = String(node.attrs.alt ?? '');
    return ['figure', ['img', mergeAttributes(HTMLAttributes, { alt })], ['figcaption', 0]];
  },

  addNodeView() {
    return ({ node }) => drawPicture(node);
  },
});
