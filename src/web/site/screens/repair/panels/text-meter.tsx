import { requestFormTexts } from '#web/texts/repair-device-view.ts';
import type { Measured } from '../state/measure-text.ts';

/** How much is still to be written, or is too much, in words. */
export const TextMeter = ({ measured }: { measured: Measured }) => {
  if (measured.over > 0)
    return <span className="font-semibold text-danger">{requestFormTexts.over(measured.over)}</span>;
  if (measured.missing > 0) return requestFormTexts.missing(measured.missing);
  return <span className="text-success">{requestFormTexts.enough}</span>;
};
