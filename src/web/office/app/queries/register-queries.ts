import { officeClient } from '../office-client.ts';

export const { registerRepair } = officeClient({ registerRepair: 'post /repairs' });
