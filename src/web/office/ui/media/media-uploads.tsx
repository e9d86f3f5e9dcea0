import { type DragEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { MediaFile, UploadedFile } from '#contract/office/calls/media-calls.ts';
import type { MediaKind } from '#contract/office/content-filters.ts';
import { libraryTexts } from '#web/texts/office/media.ts';
import { Button } from '#web/ui/button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { isDialogOpen, isWriting } from '../../app/keys/office-keys.rules.ts';
import { mediaQueries, uploadMedia } from '../../app/queries/media-queries.ts';
import type { UploadOptions } from '../../app/upload-file.ts';
import { useRefresh } from '../../app/use-refresh.ts';
import { FileButton } from '../fields/file-button.tsx';
import { UploadLine } from '../fields/upload-line.tsx';
import { useUploads } from '../fields/use-uploads.ts';
import { hasDragLeft } from '../has-drag-left.ts';
import { May } from '../may.tsx';
import { Upload } from '../office-icons.ts';
import { refuseUnsendableFile } from './refuse-unsendable-file.ts';

const types: Record<MediaKind, string> = {
  picture: 'image/jpeg,image/png,image/webp',
  pdf: 'application/pdf',
  video: 'video/mp4,video/webm',
};

/** Only files are ours: a dragged or pasted text goes where it was meant to. */
const holdsFiles = ({ types: given }: DataTransfer): boolean => given.includes('Files');

const send = async (file: File, options: UploadOptions): Promise<UploadedFile> => {
  refuseUnsendableFile(file);
  return uploadMedia(file, options);
};

/**
 * Everything inside takes files: dropped, pasted or chosen, several at once. Each upload has its line with progress,
 * cancel and its own error.
 */
export const MediaUploads = ({
  kind,
  head,
  onDone,
  children,
}: {
  /** In a window that asks for one kind: only files of it are offered, and the button is a quiet one. */
  kind?: MediaKind;
  /** Draws the top with the button that chooses files in its place. */
  head?: (button: ReactNode) => ReactNode;
  onDone?: (file: MediaFile) => void;
  children: ReactNode;
}) => {
  const refresh = useRefresh(mediaQueries.all);
  const { uploads, add, remove, retry, clearDone } = useUploads(send, (file) => {
    void refresh();
    onDone?.(file);
  });
  const [isDraggedOver, setDraggedOver] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const { target, clipboardData } = event;
    const files = [...(clipboardData?.files ?? [])];
    if (files.length === 0) return;
    // Cells of a table come as text and as a picture of it: in a field the text is meant.
    const isText = clipboardData?.types.includes('text/plain');
    if (isText && target instanceof Element && isWriting(target)) return;
    // A window over the screen may have a library of its own.
    if (isDialogOpen() && !root.current?.closest('dialog')) return;
    event.preventDefault();
    add(files);
  });
  useEffect(() => {
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, []);

  const watchDrag = (event: DragEvent) => {
    if (!holdsFiles(event.dataTransfer)) return;
    event.preventDefault();
    setDraggedOver(true);
  };
  const button = (
    <May permission="media.write">
      <FileButton
        icon={<Upload size={18} />}
        label={kind ? libraryTexts.uploadHere : libraryTexts.upload}
        variant={kind ? 'quiet' : 'accent'}
        accept={kind ? types[kind] : Object.values(types).join(',')}
        multiple
        onFiles={add}
      />
    </May>
  );

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for the pointer; the button is for the keyboard
    <div
      ref={root}
      className={joinClasses('media-uploads', isDraggedOver && 'media-uploads-over')}
      data-drop={libraryTexts.dropHere}
      onDragEnter={watchDrag}
      onDragOver={watchDrag}
      onDragLeave={(event) => {
        if (hasDragLeft(event)) setDraggedOver(false);
      }}
      onDrop={(event) => {
        if (!holdsFiles(event.dataTransfer)) return;
        event.preventDefault();
        setDraggedOver(false);
        add([...event.dataTransfer.files]);
      }}
    >
      {head ? head(button) : <div>{button}</div>}
      {uploads.length > 0 && (
        <section aria-label={libraryTexts.uploads}>
          <ul className="media-upload-lines">
            {uploads.map((upload) => (
              <UploadLine
                key={upload.id}
                upload={upload}
                doneText={upload.result?.isKnown ? libraryTexts.known : undefined}
                onRemove={() => remove(upload.id)}
                {...(upload.canRetry && { onRetry: () => retry(upload.id) })}
              />
            ))}
          </ul>
          {uploads.some(({ state }) => state === 'done') && (
            <Button variant="plain" size="small" onClick={clearDone}>
              {libraryTexts.clearDone}
            </Button>
          )}
        </section>
      )}
      {children}
    </div>
  );
};
