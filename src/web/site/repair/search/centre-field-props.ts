import type { ChosenCentre } from '../state/search-form.ts';

export type CentreFieldProps = {
  value: ChosenCentre | null;
  /** The centre on the device's record, known once the owner is verified. */
  ownCentre?: string;
  onChange: (centre: ChosenCentre | null) => void;
};
