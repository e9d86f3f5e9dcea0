import { Node } from '@tiptap/core';
import { richTextTexts } from '#web/texts/office/rich-text.ts';

const attribute = (name: string) => ({
  default: null,
  parseHTML: (element: HTMLElement) => element.getAttribute(name),
});

/** A film of the library. */
export const VideoNode = Node.create({
  name: 'video',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return {
      src: {
        default: null,
        parseHTML: (element) =>
          element.getAttribute('src') ?? element.querySelector('source')?.getAttribute('src') ?? null,
      },
      poster: attribute('poster'),
      width: attribute('width'),
      height: attribute('height'),
    };
  },
  parseHTML: () => [{ tag: 'video' }],
  renderHTML: ({ HTMLAttributes }) => ['video', { ...HTMLAttributes, controls: '', preload: 'none' }],
});

/**
 * A frame of another site that the text already holds, such as a film's player. The editor keeps it and shows its name;
 * it never opens inside the office.
 */
export const EmbedNode = Node.create({
  name: 'embed',
  group: 'block',
  atom: true,
  draggable: true,

  addAttributes() {
    return Object.fromEntries(
      ['src', 'title', 'width', 'height', 'allowfullscreen'].map((name) => [name, attribute(name)]),
    );
  },
  parseHTML: () => [{ tag: 'iframe[src]' }],
  renderHTML: ({ HTMLAttributes }) => ['iframe', HTMLAttributes],
  addNodeView() {
    return ({ node }) => {
      const dom = document.createElement('div');
      dom.className = 'rich-embed';
      const name = document.createElement('bdi');
      name.textContent = String(node.attrs.title ?? node.attrs.src ?? '');
      dom.append(`${richTextTexts.embed}: `, name);
      return { dom };
    };
  },
});
