import { createHash } from 'node:crypto';
import type { WorkCalendar } from '#kernel/working-time.ts';

/** Another calendar has another hash: what was worked out with the one does not hold with the other. */
export const hashCalendar = ({ holidays, isThursdayWorked }: WorkCalendar): string =>
  createHash('sha256')
    .update([...holidays].sort().join(' '))
    .update(isThursdayWorked ? ' thursday' : '')
    .digest('hex')
    .slice(0, 16);
