import * as lucide from 'lucide';
import { useState } from 'react';
import { cameraTexts } from '#web/texts/office/receive.ts';
import { Button } from '#web/ui/button.tsx';
import { toIcon } from '#web/ui/to-icon.tsx';

// Here and not in `office-icons.ts`, which loads with every screen.
const Flashlight = toIcon(lucide.Flashlight);

/** Lights the slip, where the camera has a lamp; it goes out with the camera. */
export const TorchButton = ({ track }: { track: MediaStreamTrack }) => {
  const [isOn, setOn] = useState(false);
  if (!hasTorch(track)) return null;
  return (
    <Button
      aria-pressed={isOn}
      onClick={() => {
        const constraints: MediaTrackConstraintSet & { torch: boolean } = { torch: !isOn };
        // A lamp that another program holds stays as it is.
        track.applyConstraints({ advanced: [constraints] }).then(
          () => setOn(!isOn),
          () => setOn(false),
        );
      }}
    >
      <Flashlight size={18} />
      {cameraTexts.torch}
    </Button>
  );
};

/** Not every browser reports what a camera can do. */
const hasTorch = (track: MediaStreamTrack): boolean => {
  const abilities: object = track.getCapabilities?.() ?? {};
  return 'torch' in abilities && abilities.torch === true;
};
