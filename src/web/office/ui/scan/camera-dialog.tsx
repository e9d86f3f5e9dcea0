import { cameraTexts } from '#web/texts/office/receive.ts';
import { Dialog } from '../dialog/dialog.tsx';
import { CameraView } from './camera-view.tsx';
import { TraceForm } from './trace-form.tsx';

/**
 * Reads one slip's code with the camera and closes; without a camera it takes the eight digits.
 *
 * @example {isOpen && <CameraDialog onRead={openScanned} onClose={close} />}
 */
const CameraDialog = ({ onRead, onClose }: { onRead: (text: string) => void; onClose: () => void }) => {
  const take = (text: string) => {
    onRead(text);
    onClose();
  };
  return (
    <Dialog title={cameraTexts.cameraTitle} onClose={onClose}>
      <CameraView onRead={take}>
        <p className="text-center text-fine text-ink-soft">{cameraTexts.aim}</p>
      </CameraView>
      <TraceForm label={cameraTexts.traceNumber} submit={cameraTexts.open} onTake={take} />
    </Dialog>
  );
};

export default CameraDialog;
