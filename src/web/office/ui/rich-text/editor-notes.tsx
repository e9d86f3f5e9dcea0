import { richTextTexts } from '#web/texts/office/rich-text.ts';
import { X } from '#web/ui/icons.ts';
import { Note } from '#web/ui/note.tsx';

/** The editor's messages about a paste or an opened text: what could not be taken, and what to do instead. */
export const EditorNotes = ({ notes, onClose }: { notes: readonly string[]; onClose: () => void }) => (
  <div role="status" className="rich-notes">
    {notes.length > 0 && (
      <Note tone="warning">
        <div className="flex items-start gap-2">
          <ul className="min-w-0 flex-1">
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
          <button type="button" className="icon-button" aria-label={richTextTexts.dismiss} onClick={onClose}>
            <X size={18} />
          </button>
        </div>
      </Note>
    )}
  </div>
);
