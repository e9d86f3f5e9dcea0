import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FinishedAnswer } from './page-cache/finished-answer.ts';

/** Something that may answer before the doors are asked. */
export type Front = {
  /** Answers, or passes on what is not its own. */
  answer: (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
  /** What can be sent at once for an address; it counts as sent. */
  takeReady?: (url: string) => FinishedAnswer | undefined;
};
