import type { Editor } from '@tiptap/core';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { writeHtml } from './write-html.ts';

export type TextFacts = { words: number; minutes: number };

/** Above this many letters the HTML is written when the person pauses, not at every key. */
const largeText = 6_000;
const pauseMs = 300;
const wordsPerMinute = 180;

const countFacts = ({ state }: Editor): TextFacts => {
  const words = state.doc.textBetween(0, state.doc.content.size, ' ').split(/\s+/).filter(Boolean).length;
  return { words, minutes: Math.max(1, Math.round(words / wordsPerMinute)) };
};

/** Writes the text into the form, and ignores the change that this causes. */
export const useWrittenHtml = ({
  value,
  onChange,
  onFacts,
}: {
  value: string;
  onChange: (html: string) => void;
  onFacts: (facts: TextFacts) => void;
}) => {
  const last = useRef(value);
  const listeners = useRef({ onChange, onFacts });
  useLayoutEffect(() => {
    listeners.current = { onChange, onFacts };
  });
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; editor: Editor }>(undefined);

  const [written] = useState(() => {
    const flush = (editor: Editor) => {
      clearTimeout(waiting.current?.timer);
      waiting.current = undefined;
      if (editor.isDestroyed) return;
      const html = writeHtml(editor.state.doc);
      listeners.current.onFacts(countFacts(editor));
      if (html === last.current) return;
      last.current = html;
      listeners.current.onChange(html);
    };
    return {
      flush: (editor: Editor) => {
        if (waiting.current) flush(editor);
      },
      change: (editor: Editor) => {
        clearTimeout(waiting.current?.timer);
        if (editor.state.doc.content.size < largeText) return flush(editor);
        waiting.current = { editor, timer: setTimeout(() => flush(editor), pauseMs) };
      },
      write: (editor: Editor) => {
        listeners.current.onFacts(countFacts(editor));
        return writeHtml(editor.state.doc);
      },
      isOwn: (html: string) => html === last.current,
      take: (html: string) => {
        clearTimeout(waiting.current?.timer);
        waiting.current = undefined;
        last.current = html;
      },
      length: () => last.current.length,
    };
  });

  // Nothing typed is lost when the form goes while the writer has not paused yet.
  useEffect(() => () => waiting.current && written.flush(waiting.current.editor), [written]);
  return written;
};
