import type { NodeViewRendererProps } from '@tiptap/core';
import { libraryTexts } from '#web/texts/office/media.ts';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { pictureAddress } from '../../media/picture-address.ts';

type EditorNode = NodeViewRendererProps['node'];

/** A picture as the editor shows it: with the word on its alternative text, and a caption to type in. */
export const drawPicture = (first: EditorNode) => {
  const dom = document.createElement('figure');
  dom.className = 'rich-picture';
  const image = document.createElement('img');
  image.draggable = false;
  const mark = document.createElement('span');
  mark.contentEditable = 'false';
  const contentDOM = document.createElement('figcaption');
  contentDOM.dataset.placeholder = richTextTexts.caption;
  dom.append(image, mark, contentDOM);

  const show = ({ attrs, childCount }: EditorNode) => {
    const { src, alt, uploadId, width, height } = attrs;
    image.hidden = !src;
    if (typeof src === 'string' && image.dataset.address !== src) {
      image.dataset.address = src;
      image.src = pictureAddress(src, 800);
    }
    image.alt = String(alt ?? '');
    if (width && height) {
      image.width = Number(width);
      image.height = Number(height);
    }
    mark.textContent = uploadId ? richTextTexts.uploading : nameAlt(alt);
    mark.className = alt === null && !uploadId ? 'chip chip-danger rich-mark' : 'chip rich-mark';
    contentDOM.toggleAttribute('data-empty', childCount === 0);
  };
  show(first);

  return {
    dom,
    contentDOM,
    update: (next: EditorNode) => {
      if (next.type !== first.type) return false;
      show(next);
      return true;
    },
    ignoreMutation: (change: { target: Node }) => !contentDOM.contains(change.target),
  };
};

const nameAlt = (alt: unknown): string => {
  if (alt === null) return libraryTexts.withoutAlt;
  return alt === '' ? richTextTexts.decorative : String(alt);
};
