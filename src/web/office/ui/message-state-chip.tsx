import { messageTexts } from '#web/texts/office/messages.ts';

const stateClasses = {
  new: 'chip chip-brand',
  open: 'chip chip-warning',
  answered: 'chip chip-success',
  closed: 'chip',
  spam: 'chip chip-danger',
} as const;

/** The state of a contact message, in a word and a colour. */
export const MessageStateChip = ({ state }: { state: keyof typeof stateClasses }) => (
  <span className={stateClasses[state]}>{messageTexts.states[state]}</span>
);
