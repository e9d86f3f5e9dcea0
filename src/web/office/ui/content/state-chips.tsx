import { contentMarkNames, contentStateNames } from '#contract/office/content-filters.ts';
import { Globe } from '#web/ui/icons.ts';
import type { ContentRow } from '../../app/queries/content-queries.ts';
import { CalendarClock, Eye, EyeOff } from '../office-icons.ts';
import { Pencil } from './content-icons.ts';

const stateStyles = {
  draft: { className: 'chip', icon: Pencil },
  published: { className: 'chip chip-success', icon: Globe },
  hidden: { className: 'chip chip-danger', icon: EyeOff },
} as const;

/** Whether visitors see an item, in a word, a colour and a sign. */
export const ContentStateChip = ({ state }: Pick<ContentRow, 'state'>) => {
  const { className, icon: Sign } = stateStyles[state];
  return (
    <span className={className}>
      <Sign size={14} />
      {contentStateNames[state]}
    </span>
  );
};

/** The state with its marks: changes that visitors do not see yet, and actions that wait for their time or failed. */
export const ContentStateChips = ({
  row,
}: {
  row: Pick<ContentRow, 'state' | 'isChanged' | 'readyBy' | 'isPlanned' | 'hasFailedPlan'>;
}) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <ContentStateChip state={row.state} />
    {row.isChanged && (
      <span className="chip chip-warning">
        <Pencil size={14} />
        {contentMarkNames.changed}
      </span>
    )}
    {row.readyBy !== null && (
      <span className="chip chip-brand">
        <Eye size={14} />
        {contentMarkNames.ready}
      </span>
    )}
    {row.isPlanned && (
      <span className="chip chip-brand">
        <CalendarClock size={14} />
        {contentMarkNames.planned}
      </span>
    )}
    {row.hasFailedPlan && (
      <span className="chip chip-danger">
        <CalendarClock size={14} />
        {contentMarkNames.failed}
      </span>
    )}
  </span>
);
