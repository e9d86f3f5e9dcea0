import { type Editor, useEditorState } from '@tiptap/react';
import { type Ref, useState } from 'react';
import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { InsertPictureDialog } from '../dialogs/insert-picture-dialog.tsx';
import { InsertVideoDialog } from '../dialogs/insert-video-dialog.tsx';
import { LinkDialog } from '../dialogs/link-dialog.tsx';
import { Film, ImagePlus, Link, Table } from './rich-text-icons.ts';
import { tableTools, textTools } from './text-tools.ts';
import { ToolButton, ToolGroups } from './tool-button.tsx';
import { Toolbar, type ToolbarHandle } from './toolbar.tsx';

type Question = 'link' | 'picture' | 'video' | 'alt';

/** The editor's toolbars: the permanent one, and below it that of the table or picture at the cursor. */
export const EditorTools = ({ editor, ref }: { editor: Editor; ref: Ref<ToolbarHandle> }) => {
  const [question, setQuestion] = useState<Question>();
  const place = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      isInTable: now.isActive('table'),
      isPicture: now.isActive('picture'),
      isVideo: now.isActive('video'),
      isLink: now.isActive('link'),
    }),
  });
  const leave = () => editor.commands.focus();
  const close = () => setQuestion(undefined);
  return (
    <div className="rich-tools no-print">
      <Toolbar label={richTextTexts.toolbar} first={textTools[0]?.[0]?.name} onLeave={leave} ref={ref}>
        <ToolGroups editor={editor} groups={textTools} />
        <span className="rich-tool-group">
          <ToolButton name={richTextTexts.link} isOn={place.isLink} onPress={() => setQuestion('link')}>
            <Link size={18} />
          </ToolButton>
          <ToolButton
            name={richTextTexts.picture}
            isOn={place.isPicture}
            onPress={() => setQuestion('picture')}
          >
            <ImagePlus size={18} />
          </ToolButton>
          <ToolButton name={richTextTexts.video} isOn={place.isVideo} onPress={() => setQuestion('video')}>
            <Film size={18} />
          </ToolButton>
          <ToolButton
            name={richTextTexts.table}
            isOn={place.isInTable}
            isOff={place.isInTable}
            onPress={() =>
              editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run()
            }
          >
            <Table size={18} />
          </ToolButton>
        </span>
      </Toolbar>
      {place.isInTable && (
        <Toolbar label={richTextTexts.tableTools} first={tableTools[0]?.[0]?.name} onLeave={leave}>
          <ToolGroups editor={editor} groups={tableTools} />
        </Toolbar>
      )}
      {(place.isPicture || place.isVideo) && (
        <Toolbar
          key={place.isPicture ? 'picture' : 'video'}
          label={richTextTexts.pictureTools}
          first={place.isPicture ? richTextTexts.pictureAlt : richTextTexts.videoDelete}
          onLeave={leave}
        >
          <span className="rich-tool-group">
            {place.isPicture && (
              <ToolButton name={richTextTexts.pictureAlt} onPress={() => setQuestion('alt')}>
                {richTextTexts.pictureAlt}
              </ToolButton>
            )}
            <ToolButton
              name={place.isPicture ? richTextTexts.pictureDelete : richTextTexts.videoDelete}
              onPress={() =>
                editor
                  .chain()
                  .focus()
                  .deleteNode(place.isPicture ? 'picture' : 'video')
                  .run()
              }
            >
              {place.isPicture ? richTextTexts.pictureDelete : richTextTexts.videoDelete}
            </ToolButton>
          </span>
        </Toolbar>
      )}
      {question === 'link' && <LinkDialog editor={editor} onClose={close} />}
      {(question === 'picture' || question === 'alt') && (
        <InsertPictureDialog editor={editor} isAltOnly={question === 'alt'} onClose={close} />
      )}
      {question === 'video' && <InsertVideoDialog editor={editor} onClose={close} />}
    </div>
  );
};
