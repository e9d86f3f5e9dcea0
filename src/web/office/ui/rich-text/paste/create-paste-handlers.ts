import type { Editor } from '@tiptap/core';
import { cleanPastedHtml } from './clean-pasted-html.ts';
import { createPasteReport, describeReport } from './paste-report.ts';
import { uploadPasted } from './upload-pasted.ts';

type PasteDeps = {
  findEditor: () => Editor | null;
  /** How many letters the text may still grow by. */
  room: () => number;
  showNotice: (sentences: readonly string[]) => void;
};

const picture = /^image\/(?:png|jpeg|webp)$/;

/** What the editor does with everything that is pasted or dropped into it. */
export const createPasteHandlers = ({ findEditor, room, showNotice }: PasteDeps) => {
  const upload = (pictures: ReadonlyMap<string, File>) => {
    const editor = findEditor();
    if (editor && pictures.size > 0)
      void uploadPasted(editor, pictures, (sentence) => showNotice([sentence]));
  };

  const takeFiles = (files: readonly File[], place?: number): boolean => {
    const editor = findEditor();
    const pictures = new Map(
      files.filter(({ type }) => picture.test(type)).map((file) => [crypto.randomUUID(), file]),
    );
    if (!editor || pictures.size === 0) return false;
    const nodes = [...pictures.keys()].map((uploadId) => ({ type: 'picture', attrs: { uploadId } }));
    editor.commands.insertContentAt(place ?? editor.state.selection.to, nodes);
    upload(pictures);
    return true;
  };

  return {
    html: (html: string): string => {
      const { html: clean, report } = cleanPastedHtml(html, { room: room(), origin: window.location.origin });
      showNotice(describeReport(report));
      // The marks stand in the text only after this paste is carried out.
      setTimeout(() => upload(report.pictures));
      return clean;
    },
    text: (text: string): string => {
      if (text.length <= room()) return text;
      showNotice(describeReport({ ...createPasteReport(), isCut: true }));
      return text.slice(0, Math.max(0, room()));
    },
    takeFiles,
  };
};
