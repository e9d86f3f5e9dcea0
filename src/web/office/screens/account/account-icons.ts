import * as lucide from 'lucide';
import { toIcon } from '#web/ui/to-icon.tsx';

/* Icons of a person's own account alone; in `office-icons.ts` they would load with every screen. */

export const KeyRound = toIcon(lucide.KeyRound);
