import type { Editor, JSONContent } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';

/** Puts a picture or a film in; one writes on below it, and its caption is there for whoever goes to it. */
export const insertBlock = (editor: Editor, block: JSONContent): boolean =>
  editor
    .chain()
    .focus()
    .insertContent(block)
    .command(({ tr }) => {
      const { $head } = tr.selection;
      for (let depth = $head.depth; depth > 0; depth -= 1) {
        if ($head.node(depth).type.name !== block.type) continue;
        tr.setSelection(Selection.near(tr.doc.resolve($head.after(depth)), 1)).scrollIntoView();
      }
      return true;
    })
    .run();
