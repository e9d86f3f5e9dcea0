import { listMoves } from '#contract/repair/moves.ts';
import type { StatusId } from '#contract/repair/statuses.ts';

/** The statuses in the desk's own words. */
export const deskStatusNames: Record<StatusId, string> = {
  0: 'registered, waits for approval',
  1: 'approved, device not yet here',
  2: 'device received',
  3: 'invoice issued, not paid',
  4: 'paid, to be sent back',
  5: 'sent to the customer',
  6: 'received by the customer',
  7: 'completed',
  100: 'cancelled',
};

/** What the desk can do with a request that stands there, as it is typed. */
export const listDeskCommands = (statusId: StatusId): string[] => {
  const commands = listMoves(statusId, 'desk').map(({ to, kind }) => {
    if (kind === 'back') return 'back --reason TEXT';
    if (kind === 'cancel') return 'cancel --reason TEXT';
    if (kind === 'unrepaired') return 'send --unrepaired --reason TEXT';
    return forwardCommands[to] ?? '';
  });
  return [...new Set(commands)].filter((command) => command !== '');
};

const forwardCommands: Partial<Record<StatusId, string>> = {
  1: 'approve',
  2: 'receive',
  3: 'invoice --amount RIAL',
  4: 'paid --by cash',
  5: 'send',
  6: 'delivered',
};
