import type { Editor, JSONContent } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/** Puts a picture or a film in; one writes on below it, and its caption is there for whoever goes to it. */
export const insertBlock = (editor: Editor, block: JSONContent): boolean =>
  editor
    .chain()
    .focus()
    .insertContent(block)
    .command(({ tr, state }) => {
      const { $head } = tr.selection;
      if ($head.depth === 0 || $head.node(1).type.name !== block.type) return true;
      const below = $head.after(1);
      const line = state.schema.nodes.paragraph?.create();
      if (line && !tr.doc.resolve(below).nodeAfter) tr.insert(below, line);
      tr.setSelection(Selection.near(tr.doc.resolve(below), 1)).scrollIntoView();
      return true;
    })
    .run();
