import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of receiving parcels alone; in `office-icons.ts` they would load with every screen. */

export const Volume2 = toIcon(lucide.Volume2);
export const VolumeX = toIcon(lucide.VolumeX);
