import { once } from 'node:events';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { SimulatorContext } from './simulator-env.ts';

/**
 * A clone is always the platform's own Response. Where a server was made before this file is loaded, the package's
 * constant is its lighter one, which it would write to the line a second time.
 */
const alreadySent = RESPONSE_ALREADY_SENT.clone();

/** Answers with any status number, including those above 599. */
export function replyRaw(
  c: SimulatorContext,
  status: number,
  body: string,
  headers: Record<string, string>,
): Response {
  const { outgoing } = c.env;
  if (!outgoing.destroyed) {
    outgoing.writeHead(status, { 'Cache-Control': 'no-store', ...headers });
    outgoing.end(body);
  }
  return alreadySent;
}

export function replyJson(c: SimulatorContext, status: number, body: unknown): Response {
  return replyRaw(c, status, JSON.stringify(body), { 'Content-Type': 'application/json; charset=utf-8' });
}

/** Says nothing until the other side gives up. */
export async function neverRespond(c: SimulatorContext): Promise<Response> {
  if (!c.env.outgoing.destroyed) await once(c.env.outgoing, 'close');
  return alreadySent;
}

/** Cuts the line in the middle of the exchange. */
export function cutTheLine(c: SimulatorContext): Response {
  c.env.outgoing.destroy();
  return alreadySent;
}
