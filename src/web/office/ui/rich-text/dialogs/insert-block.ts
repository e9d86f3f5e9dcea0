import type { Editor, JSONContent } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/** Inserts a picture or a film; the cursor goes to the paragraph after it, and its caption can be reached by keys. */
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
