import { type ReactNode, useRef } from 'react';
import { scanTexts } from '#web/texts/office/receive.ts';
import { Note } from '#web/ui/note.tsx';
import { useCamera } from '../../app/scan/use-camera.ts';

/** What the camera sees, for as long as it stands; where there is no camera it says so. */
export const CameraView = ({
  onRead,
  children,
}: {
  onRead: (traceNumber: string) => void;
  /** Below the picture while the camera is there. */
  children?: ReactNode;
}) => {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, onRead);
  if (camera === 'absent') {
    return (
      <Note tone="warning" role="alert">
        {scanTexts.noCamera}
      </Note>
    );
  }
  return (
    <>
      <div className="camera-view" data-camera={camera}>
        {camera === 'starting' && <p>{scanTexts.starting}</p>}
        <video ref={video} playsInline muted />
      </div>
      {children}
    </>
  );
};
