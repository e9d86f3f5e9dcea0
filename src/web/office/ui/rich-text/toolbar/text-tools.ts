import type { Editor } from '@tiptap/core';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import type { Icon } from '#web/ui/to-icon.tsx';
import { Undo2 } from '../../office-icons.ts';
import { findOwnDirection } from '../schema/direction.rules.ts';
import { halfSpace } from '../schema/editor-extensions.ts';
import * as icons from './rich-text-icons.ts';

/** One button of the editor: its Persian name, what it does and whether it is active at the cursor. */
export type Tool = {
  name: string;
  icon?: Icon;
  run: (editor: Editor) => unknown;
  isOn?: (editor: Editor) => boolean;
  canRun?: (editor: Editor) => boolean;
};

const at = (editor: Editor) => editor.chain().focus();

const isLeftToRight = ({ state }: Editor): boolean => {
  const { parent } = state.selection.$from;
  return (parent.attrs.dir ?? findOwnDirection(parent.textContent)) === 'ltr';
};

const heading = (level: 2 | 3 | 4, icon: Icon): Tool => ({
  name: richTextTexts.heading[level],
  icon,
  run: (editor) => at(editor).toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

const mark = (type: string, name: string, icon: Icon): Tool => ({
  name,
  icon,
  run: (editor) => at(editor).toggleMark(type).run(),
  isOn: (editor) => editor.isActive(type),
});

/** The buttons that act at once, in groups; those that ask something first stand in `editor-tools.tsx`. */
export const textTools: readonly (readonly Tool[])[] = [
  [
    {
      name: richTextTexts.undo,
      icon: icons.Redo2,
      run: (editor) => at(editor).undo().run(),
      canRun: (editor) => editor.can().undo(),
    },
    {
      name: richTextTexts.redo,
      icon: Undo2,
      run: (editor) => at(editor).redo().run(),
      canRun: (editor) => editor.can().redo(),
    },
  ],
  [heading(2, icons.Heading2), heading(3, icons.Heading3), heading(4, icons.Heading4)],
  [
    mark('bold', richTextTexts.bold, icons.Bold),
    mark('italic', richTextTexts.italic, icons.Italic),
    mark('superscript', richTextTexts.superscript, icons.Superscript),
    mark('subscript', richTextTexts.subscript, icons.Subscript),
  ],
  [
    {
      name: richTextTexts.bulletList,
      icon: icons.List,
      run: (editor) => at(editor).toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      name: richTextTexts.orderedList,
      icon: icons.ListOrdered,
      run: (editor) => at(editor).toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      name: richTextTexts.quote,
      icon: icons.Quote,
      run: (editor) => at(editor).toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
  ],
  [
    {
      name: richTextTexts.halfSpace,
      icon: icons.Space,
      run: (editor) => at(editor).insertContent(halfSpace).run(),
    },
    {
      name: richTextTexts.ltr,
      icon: icons.PilcrowRight,
      run: (editor) => at(editor).toggleDirection('ltr').run(),
      isOn: isLeftToRight,
    },
    {
      name: richTextTexts.clear,
      icon: icons.RemoveFormatting,
      run: (editor) => at(editor).unsetAllMarks().clearNodes().run(),
    },
  ],
];

/** While the cursor is in a table. */
export const tableTools: readonly (readonly Tool[])[] = [
  [
    { name: richTextTexts.rowBefore, run: (editor) => at(editor).addRowBefore().run() },
    { name: richTextTexts.rowAfter, run: (editor) => at(editor).addRowAfter().run() },
    { name: richTextTexts.rowDelete, run: (editor) => at(editor).deleteRow().run() },
  ],
  [
    { name: richTextTexts.columnBefore, run: (editor) => at(editor).addColumnBefore().run() },
    { name: richTextTexts.columnAfter, run: (editor) => at(editor).addColumnAfter().run() },
    { name: richTextTexts.columnDelete, run: (editor) => at(editor).deleteColumn().run() },
  ],
  [
    { name: richTextTexts.headerRow, run: (editor) => at(editor).toggleHeaderRow().run() },
    { name: richTextTexts.headerColumn, run: (editor) => at(editor).toggleHeaderColumn().run() },
    { name: richTextTexts.tableDelete, run: (editor) => at(editor).deleteTable().run() },
  ],
];
