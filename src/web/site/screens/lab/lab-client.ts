import { labCalls } from '#contract/repair/lab-calls.ts';
import { createPageClient } from '../../api/page-client.ts';

export type LabClient = ReturnType<typeof createLabClient>;

/** The calls about all devices of a mobile. */
export const createLabClient = () => createPageClient(labCalls);
