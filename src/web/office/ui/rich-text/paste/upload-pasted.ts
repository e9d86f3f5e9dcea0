import type { Editor } from '@tiptap/core';
import { secondMs } from '#kernel/durations.ts';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { toFailure } from '../../../app/office-failure.ts';
import { uploadMedia } from '../../../app/queries/media-queries.ts';
import { refuseUnsendableFile } from '../../media/refuse-unsendable-file.ts';
import type { PictureAttributes } from '../schema/picture-node.ts';

/** Uploads pasted pictures to the library one after another; each is then shown where it was pasted. */
export const uploadPasted = async (
  editor: Editor,
  pictures: ReadonlyMap<string, File>,
  showNotice: (sentence: string) => void,
): Promise<void> => {
  for (const [mark, file] of pictures) {
    try {
      refuseUnsendableFile(file);
      const { address, width, height, alt } = await sendPatiently(file);
      settle(editor, mark, { src: address, width, height, uploadId: null, ...(alt ? { alt } : {}) });
    } catch (thrown) {
      settle(editor, mark, undefined);
      showNotice(richTextTexts.uploadFailed(toFailure(thrown).message));
    }
  }
};

const maxTries = 4;

/** Past the limit of a minute it waits and goes on by itself. */
const sendPatiently = async (file: File, tries = 1): ReturnType<typeof uploadMedia> => {
  try {
    return await uploadMedia(file);
  } catch (thrown) {
    const { code, retryAfterSeconds = 5 } = toFailure(thrown);
    if (code !== 'too_many' || tries >= maxTries) throw thrown;
    await new Promise((resolve) => setTimeout(resolve, retryAfterSeconds * secondMs));
    return sendPatiently(file, tries + 1);
  }
};

/** Gives the waiting picture its address, or takes it out. The editor may have removed it meanwhile. */
const settle = (editor: Editor, mark: string, change: Partial<PictureAttributes> | undefined): void => {
  if (editor.isDestroyed) return;
  const { state } = editor;
  let place: number | undefined;
  state.doc.descendants((node, at) => {
    if (node.attrs.uploadId === mark) place = at;
    return place === undefined;
  });
  const node = place === undefined ? null : state.doc.nodeAt(place);
  if (place === undefined || !node) return;
  const { tr } = state;
  if (change) tr.setNodeMarkup(place, undefined, { ...node.attrs, ...change });
  else tr.delete(place, place + node.nodeSize);
  editor.view.dispatch(tr.setMeta('addToHistory', false));
};
