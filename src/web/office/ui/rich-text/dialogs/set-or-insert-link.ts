import type { Editor } from '@tiptap/core';

/** The link at the cursor, and whether there are words that a new one could be put on. */
export const readLink = (editor: Editor): { href: string; isEmpty: boolean } => {
  const { href } = editor.getAttributes('link');
  const isInLink = editor.isActive('link');
  return { href: typeof href === 'string' ? href : '', isEmpty: editor.state.selection.empty && !isInLink };
};

/** Sets a link on the chosen words or, with `words`, inserts them as a link. */
export const setOrInsertLink = (editor: Editor, href: string, words: string | undefined): void => {
  const chain = editor.chain().focus();
  if (words === undefined) chain.extendMarkRange('link').setLink({ href }).run();
  else {
    chain
      .insertContent([{ type: 'text', text: words, marks: [{ type: 'link', attrs: { href } }] }])
      .unsetMark('link')
      .run();
  }
};
