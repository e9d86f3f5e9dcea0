import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of signing in alone; in `office-icons.ts` they would load with every screen. */

export const Fingerprint = toIcon(lucide.FingerprintPattern);
