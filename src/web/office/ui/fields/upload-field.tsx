import { type DragEvent, type ReactNode, useState } from 'react';
import { fieldTexts } from '#web/texts/office/lists.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { hasDragLeft } from '../has-drag-left.ts';
import { Upload } from '../office-icons.ts';
import { FileButton } from './file-button.tsx';

/**
 * A place for one file, dropped, pasted or chosen; of several the first is taken.
 *
 * @example <UploadField label="فایل" accept=".csv" onFile={(file) => void read(file)} />
 */
export const UploadField = ({
  label,
  hint,
  accept,
  onFile,
}: {
  label: string;
  hint?: ReactNode;
  accept?: string;
  onFile: (file: File) => void;
}) => {
  const [isDraggedOver, setDraggedOver] = useState(false);
  const take = ([file]: Iterable<File>) => {
    if (file) onFile(file);
  };
  const stop = (event: DragEvent) => event.preventDefault();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping and pasting are for the pointer; the button is for the keyboard
    <div
      className={joinClasses(
        'grid justify-items-center gap-2 rounded-card border border-dashed px-4 py-6 text-center',
        isDraggedOver ? 'border-brand bg-brand-soft' : 'border-line-strong',
      )}
      onDragEnter={(event) => {
        stop(event);
        setDraggedOver(true);
      }}
      onDragOver={stop}
      onDragLeave={(event) => {
        if (hasDragLeft(event)) setDraggedOver(false);
      }}
      onDrop={(event) => {
        stop(event);
        setDraggedOver(false);
        take(event.dataTransfer.files);
      }}
      onPaste={(event) => take(event.clipboardData.files)}
    >
      <Upload size={24} className="text-brand" />
      <p className="font-semibold">{label}</p>
      <p className="text-fine text-ink-soft">{fieldTexts.dropHere}</p>
      <FileButton label={fieldTexts.chooseFile} size="small" accept={accept} onFiles={take} />
      {hint && <p className="text-fine text-ink-faint">{hint}</p>}
    </div>
  );
};
