import { timelineActors } from '#contract/office/timeline-texts.ts';
import type { LogRow } from '#features/requests/index.ts';

/** Who did a line of the log, as it is shown. */
export const nameActor = ({ actor, staff_name }: Pick<LogRow, 'actor' | 'staff_name'>): string => {
  if (staff_name) return staff_name;
  return actor in timelineActors ? timelineActors[actor as keyof typeof timelineActors] : actor;
};
