import { paymentListTexts } from '#web/texts/office/payments.ts';

const stateClasses = {
  pending: 'chip chip-brand',
  paid: 'chip chip-success',
  failed: 'chip',
  review: 'chip chip-warning',
  duplicate: 'chip chip-danger',
  returned: 'chip',
} as const;

/** The state of an online payment, in words and a colour. */
export const AttemptStateChip = ({ state }: { state: keyof typeof stateClasses }) => (
  <span className={stateClasses[state]}>{paymentListTexts.states[state]}</span>
);
