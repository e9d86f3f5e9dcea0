import type { Message } from '../../app/queries/message-queries.ts';

type SetState = 'new' | 'open' | 'answered' | 'closed';
const settable: readonly SetState[] = ['new', 'open', 'answered', 'closed'];

/** Where a message may go from here; spam only comes back to what it was. */
export const listSettableStates = ({ state }: Pick<Message, 'state'>): readonly SetState[] =>
  state === 'spam' ? [] : settable.filter((one) => one !== state);

/** Whether the person may take it: nobody, or somebody else, has it and it is not spam. */
export const mayTake = ({ assignee, state }: Pick<Message, 'assignee' | 'state'>, staffId: number): boolean =>
  state !== 'spam' && assignee?.id !== staffId;
