import type { Editor } from '@tiptap/core';
import { createDocument } from '@tiptap/core';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { maxRichTextLength } from '#contract/content/inputs/fields.ts';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { EditorNotes } from './editor-notes.tsx';
import { findUnknownParts } from './find-unknown-parts.ts';
import { createPasteHandlers } from './paste/create-paste-handlers.ts';
import { editorExtensions } from './schema/editor-extensions.ts';
import { EditorTools } from './toolbar/editor-tools.tsx';
import type { ToolbarHandle } from './toolbar/toolbar.tsx';
import { type TextFacts, useWrittenHtml } from './use-written-html.ts';
import { writeHtml } from './write-html.ts';

/** How much of the text a paste leaves standing: what is selected goes. */
const keptPart = (editor: Editor | null): number => {
  if (!editor) return 1;
  const { selection, doc } = editor.state;
  return 1 - (selection.to - selection.from) / Math.max(1, doc.content.size);
};

/** The editor itself. It comes in a chunk of its own, when a form with a rich text opens. */
const RichTextEditor = ({
  value,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  isInvalid,
  focusRef,
}: {
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  labelledBy: string;
  describedBy: string;
  isInvalid: boolean;
  focusRef: Ref<{ focus: () => void }>;
}) => {
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [facts, setFacts] = useState<TextFacts>();
  const tools = useRef<ToolbarHandle>(null);
  const current = useRef<Editor>(null);
  const written = useWrittenHtml({ value, onChange, onFacts: setFacts });

  const paste = useMemo(
    () =>
      createPasteHandlers({
        findEditor: () => current.current,
        room: () => maxRichTextLength - Math.ceil(written.length() * keptPart(current.current)),
        showNotice: setNotes,
      }),
    [written],
  );

  const editor = useEditor({
    extensions: editorExtensions,
    content: value,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        class: 'rich-body',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        'aria-describedby': describedBy,
        ...(isInvalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: paste.html,
      transformPastedText: paste.text,
      handlePaste: (_, { clipboardData }) =>
        !clipboardData?.types.includes('text/html') && paste.takeFiles([...(clipboardData?.files ?? [])]),
      handleDrop: (view, event, _slice, isMove) => {
        if (isMove) return false;
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return paste.takeFiles([...(event.dataTransfer?.files ?? [])], place);
      },
      handleKeyDown: (_, event) => {
        if (event.key !== 'F10' || !event.altKey) return false;
        tools.current?.focus();
        return true;
      },
    },
    onCreate: ({ editor: made }) => {
      current.current = made;
      const unknown = findUnknownParts(value, written.write(made));
      if (unknown.length > 0) setNotes([richTextTexts.unknown(unknown.join('، '))]);
    },
    onUpdate: ({ editor: now }) => written.change(now),
    onBlur: ({ editor: now }) => {
      written.flush(now);
      onBlur();
    },
  });

  useImperativeHandle(focusRef, () => ({ focus: () => editor.commands.focus() }), [editor]);

  // The form was filled anew: restored work, a colleague's text, or the server's own answer to a save.
  useEffect(() => {
    if (written.isOwn(value) || editor.isDestroyed) return;
    written.take(value);
    const isSame = writeHtml(createDocument(value, editor.schema)) === writeHtml(editor.state.doc);
    if (!isSame) {
      editor.commands.setContent(value, { emitUpdate: false });
    }
  }, [value, editor, written]);

  return (
    <>
      <EditorTools editor={editor} ref={tools} />
      <EditorNotes notes={notes} onClose={() => setNotes([])} />
      <EditorContent editor={editor} />
      {facts && facts.words > 0 && (
        <p className="rich-facts">{richTextTexts.facts(facts.words, facts.minutes)}</p>
      )}
    </>
  );
};

export default RichTextEditor;
