import type { TimelineLine } from '../../../app/queries/repair-queries.ts';

export const storyFilters = ['all', 'sms', 'notes'] as const;
export type StoryFilter = (typeof storyFilters)[number];

const kinds: Record<Exclude<StoryFilter, 'all'>, readonly TimelineLine['kind'][]> = {
  sms: ['sms', 'code'],
  notes: ['note', 'internal-note'],
};

/** The lines of one sort, in the order they happened. */
export const filterStory = (lines: readonly TimelineLine[], filter: StoryFilter): readonly TimelineLine[] =>
  filter === 'all' ? lines : lines.filter(({ kind }) => kinds[filter].includes(kind));
