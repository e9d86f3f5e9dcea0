import { lazy, Suspense, useState } from 'react';
import { scanTexts } from '#web/texts/office/scan.ts';
import { Camera } from '../office-icons.ts';
import { useOpenScanned } from './use-open-scanned.ts';

const CameraDialog = lazy(() => import('./camera-dialog.tsx'));

/** Opens the camera, and with it the request of the slip or the device of the label it sees. */
export const CameraButton = () => {
  const [isOpen, setOpen] = useState(false);
  const open = useOpenScanned();
  return (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={scanTexts.camera}
        title={scanTexts.camera}
        onClick={() => setOpen(true)}
      >
        <Camera size={20} />
      </button>
      {isOpen && (
        <Suspense>
          <CameraDialog onRead={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
