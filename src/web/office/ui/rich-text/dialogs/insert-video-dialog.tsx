import type { Editor } from '@tiptap/core';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import MediaChooser from '../../media/media-chooser.tsx';
import { insertBlock } from './insert-block.ts';
import { runAfterDialog } from './run-after-dialog.ts';

/** A film of the library, with the poster the library has for it. */
export const InsertVideoDialog = ({ editor, onClose }: { editor: Editor; onClose: () => void }) => (
  <MediaChooser
    kind="video"
    title={richTextTexts.video}
    onClose={onClose}
    onChoose={([file]) => {
      onClose();
      if (!file) return;
      const attrs = { src: file.address, poster: file.poster };
      runAfterDialog(() => insertBlock(editor, { type: 'video', attrs }));
    }}
  />
);
