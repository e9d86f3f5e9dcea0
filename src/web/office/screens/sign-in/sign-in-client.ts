import { sessionCalls } from '#contract/office/calls/session-calls.ts';
import { officeClient } from '../../app/office-call.ts';

/** The calls of the entrance. Apart from the frame's own two, because their checks are needed only here. */
export const signInClient = officeClient(sessionCalls);
