import { stripBidiControls } from '#kernel/strip-controls.ts';
import { splitNumberRuns } from '#web/ui/figures/split-number-runs.ts';

const leftToRightMark = '\u200E';

/**
 * A field cannot isolate a part of its text as a page can: between Persian letters a telephone would stand with
 * its parts exchanged. An invisible mark before each such number keeps them in order while it is edited.
 */
export const markNumberRuns = (text: string): string =>
  splitNumberRuns(unmarkText(text))
    .map(({ text: part, isRun }) => (isRun ? leftToRightMark + part : part))
    .join('');

/** What is counted, kept and sent: the text as it was typed. */
export const unmarkText = (text: string): string => stripBidiControls(text);
