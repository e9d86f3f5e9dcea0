import { workReturnTexts } from '#web/texts/office/work-return.ts';

/** Marks a repair that came back within the guarantee of an earlier one. */
export const WorkReturnChip = () => <span className="chip chip-warning">{workReturnTexts.chip}</span>;
