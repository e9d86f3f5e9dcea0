import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of the reports alone; in `office-icons.ts` they would load with every screen. */

export const Star = toIcon(lucide.Star);
