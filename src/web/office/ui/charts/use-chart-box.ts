import { useIsNarrow } from '../use-is-narrow.ts';

const wide = { width: 520, height: 290 };
/** A picture is drawn to the width of its panel; on a phone fewer units leave its words legible. */
const narrow = { width: 340, height: 240 };

export const useChartBox = () => (useIsNarrow() ? narrow : wide);
