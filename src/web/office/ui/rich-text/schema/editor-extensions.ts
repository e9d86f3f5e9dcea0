import { Extension, type Extensions } from '@tiptap/core';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { StarterKit } from '@tiptap/starter-kit';
import { isAllowedLink } from '#contract/content/allowed-link.ts';
import { ParagraphDirection } from './direction.ts';
import { EmbedNode, VideoNode } from './media-nodes.ts';
import { PictureNode } from './picture-node.ts';
import { plainMarks, RunMark, termNodes } from './plain-marks.ts';

export const halfSpace = '\u200c';

/** Shift+Space, as Persian keyboards have it. */
const HalfSpaceKey = Extension.create({
  name: 'halfSpace',
  addKeyboardShortcuts() {
    return { 'Shift-Space': () => this.editor.commands.insertContent(halfSpace) };
  },
});

/** Without widths in style attributes, which neither the policy of the office nor the sanitizer lets through. */
const PlainTable = Table.extend({
  renderHTML: ({ HTMLAttributes }) => ['table', HTMLAttributes, ['tbody', 0]],
});

/**
 * Everything a text may hold. It is what the sanitizer lets through, so that what is written is what is published;
 * anything else falls away when it is pasted.
 */
export const editorExtensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: {
      openOnClick: false,
      autolink: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: (address) => isAllowedLink(address),
    },
    codeBlock: { HTMLAttributes: {} },
    dropcursor: { class: 'rich-drop', color: false },
  }),
  PlainTable.configure({ resizable: false, View: null }),
  TableRow,
  TableCell,
  TableHeader,
  PictureNode,
  VideoNode,
  EmbedNode,
  ...termNodes,
  ...plainMarks,
  RunMark,
  ParagraphDirection,
  HalfSpaceKey,
];
