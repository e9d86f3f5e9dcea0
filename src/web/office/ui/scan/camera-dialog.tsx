import { useRef, useState } from 'react';
import { scanTexts } from '#web/texts/office/receive.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { readTraceNumber } from '../../app/keys/trace-number.rules.ts';
import { useCamera } from '../../app/scan/use-camera.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { TextField } from '../fields/text-field.tsx';

/**
 * Reads the slip's code with the camera; without a camera it takes the eight digits. `isOpenEnded` keeps it open for
 * the next slip.
 *
 * @example {isOpen && <CameraDialog onRead={openScanned} onClose={close} />}
 */
export const CameraDialog = ({
  onRead,
  onClose,
  isOpenEnded = false,
}: {
  onRead: (traceNumber: string) => void;
  onClose: () => void;
  isOpenEnded?: boolean;
}) => {
  const video = useRef<HTMLVideoElement>(null);
  const [last, setLast] = useState<string>();
  const take = (traceNumber: string) => {
    setLast(traceNumber);
    onRead(traceNumber);
    if (!isOpenEnded) onClose();
  };
  const camera = useCamera(video, take);
  return (
    <Dialog title={scanTexts.cameraTitle} onClose={onClose}>
      {camera === 'absent' ? (
        <Note tone="warning" role="alert">
          {scanTexts.noCamera}
        </Note>
      ) : (
        <>
          <div className="camera-view" data-camera={camera}>
            {camera === 'starting' && <p>{scanTexts.starting}</p>}
            <video ref={video} playsInline muted />
          </div>
          <p role="status" className="text-center text-fine text-ink-soft">
            {last ? <bdi className="code font-semibold">{last}</bdi> : scanTexts.aim}
          </p>
        </>
      )}
      <TypedNumber onTake={take} />
    </Dialog>
  );
};

const TypedNumber = ({ onTake }: { onTake: (traceNumber: string) => void }) => {
  const [text, setText] = useState('');
  const [fault, setFault] = useState<string>();
  return (
    <form
      noValidate
      className="flex items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const traceNumber = readTraceNumber(text);
        setFault(traceNumber ? undefined : scanTexts.eightDigits);
        if (!traceNumber) return;
        setText('');
        onTake(traceNumber);
      }}
    >
      <TextField
        label={scanTexts.traceNumber}
        className="min-w-0 flex-1"
        isCode
        inputMode="numeric"
        error={fault}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <Button type="submit" look="brand" className="mt-8">
        {scanTexts.open}
      </Button>
    </form>
  );
};
