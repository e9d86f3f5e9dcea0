import type { Editor } from '@tiptap/core';
import { useState } from 'react';
import type { MediaFile } from '#contract/office/calls/media-calls.ts';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { mediaClient } from '../../../app/queries/media-queries.ts';
import MediaChooser from '../../media/media-chooser.tsx';
import { AltDialog } from './alt-dialog.tsx';
import { insertBlock } from './insert-block.ts';
import { runAfterDialog } from './run-after-dialog.ts';

/** Inserts a picture of the library with its alternative text, or changes the text of the chosen picture. */
export const InsertPictureDialog = ({
  editor,
  isAltOnly,
  onClose,
}: {
  editor: Editor;
  isAltOnly: boolean;
  onClose: () => void;
}) => {
  const [file, setFile] = useState<MediaFile>();
  if (isAltOnly) {
    const { alt } = editor.getAttributes('picture');
    return (
      <AltDialog
        alt={typeof alt === 'string' ? alt : ''}
        isDecorative={alt === ''}
        onClose={onClose}
        onDone={(next) =>
          runAfterDialog(() => editor.chain().focus().updateAttributes('picture', { alt: next }).run())
        }
      />
    );
  }
  if (!file) {
    return (
      <MediaChooser
        kind="picture"
        title={richTextTexts.picture}
        onClose={onClose}
        onChoose={([chosen]) => setFile(chosen)}
      />
    );
  }
  const { address: src, width, height } = file;
  return (
    <AltDialog
      alt={file.alt}
      picture={file}
      onClose={onClose}
      onDone={(alt) => {
        keepAlt(file, alt);
        runAfterDialog(() => insertBlock(editor, { type: 'picture', attrs: { src, alt, width, height } }));
      }}
    />
  );
};

/** The first text given to a picture is offered the next time too. The text stands here whether or not that works. */
const keepAlt = ({ id, alt: known }: MediaFile, alt: string): void => {
  if (known === '' && alt !== '') void mediaClient.updateMedia({ id, alt }).catch(() => undefined);
};
