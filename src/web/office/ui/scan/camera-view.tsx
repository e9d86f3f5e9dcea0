import { type ReactNode, useRef } from 'react';
import { cameraTexts } from '#web/texts/office/receive.ts';
import { Note } from '#web/ui/note.tsx';
import { useCamera } from '../../app/scan/use-camera.ts';
import { TorchButton } from './torch-button.tsx';
import './camera-view.css';

/** The camera's picture while it is mounted; a message when there is no camera or it cannot be read. */
export const CameraView = ({
  onRead,
  children,
}: {
  onRead: (text: string) => void;
  /** Below the picture while the camera is there. */
  children?: ReactNode;
}) => {
  const video = useRef<HTMLVideoElement>(null);
  const camera = useCamera(video, onRead);
  if (camera.state === 'absent' || camera.state === 'unreadable') {
    return (
      <Note tone="warning" role="alert">
        {cameraTexts[camera.state]}
      </Note>
    );
  }
  return (
    <>
      <div className="camera-view" data-camera={camera.state}>
        {camera.state === 'starting' && <p>{cameraTexts.starting}</p>}
        <video ref={video} playsInline muted />
      </div>
      {camera.state === 'on' && camera.track && (
        <div className="flex justify-center">
          <TorchButton track={camera.track} />
        </div>
      )}
      {children}
    </>
  );
};
