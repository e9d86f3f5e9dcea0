import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of the scanner alone; in `office-icons.ts` they would load with every screen. */

export const Flashlight = toIcon(lucide.Flashlight);
