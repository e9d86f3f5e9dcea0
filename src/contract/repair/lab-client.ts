import { createRepairClientOf, type RepairClientOptions } from './client.ts';
import { labCalls } from './lab-calls.ts';

export type LabClient = ReturnType<typeof createLabClient>;

/** The client of the calls about all devices of a mobile. */
export const createLabClient = (options: RepairClientOptions) => createRepairClientOf(labCalls, options);
