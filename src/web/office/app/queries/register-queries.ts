import { officeClient } from '../office-call.ts';

export const { registerRepair } = officeClient({ registerRepair: 'post /repairs' });
