import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request before the app does, or passes it on with `next`. */
export type NodeMiddleware = (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void) => void;
