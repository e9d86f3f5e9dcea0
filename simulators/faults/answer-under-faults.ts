import { setTimeout as wait } from 'node:timers/promises';
import { cutTheLine, neverRespond, replyJson, replyRaw } from '../reply-raw.ts';
import type { SimulatorContext } from '../simulator-env.ts';
import type { LineFaults } from './fault-switch.ts';

export type VendorAnswer = { status: number; body: unknown };

const html = { 'Content-Type': 'text/html; charset=utf-8' };

/** Does the work and answers as the vendor would, or spoils it in the way the switches say. */
export async function answerUnderFaults(
  c: SimulatorContext,
  faults: LineFaults,
  work: () => VendorAnswer,
): Promise<Response> {
  if (faults.delayMs > 0) await wait(faults.delayMs, undefined, { ref: false });
  switch (faults.line) {
    case 'down':
      return replyRaw(c, 502, '<html><h1>502 Bad Gateway</h1></html>', html);
    case 'garbage':
      return replyRaw(c, 200, '\u0000<!-- {"return":', html);
    case 'huge':
      return replyJson(c, 200, { padding: 'x'.repeat(256 * 1024) });
    case 'redirect':
      return replyRaw(c, 302, '', { Location: 'https://example.com/elsewhere' });
    case 'silent':
      return neverRespond(c);
    case 'silent-after':
      work();
      return neverRespond(c);
    case 'reset-after':
      work();
      return cutTheLine(c);
    case 'normal': {
      const { status, body } = work();
      return replyJson(c, status, body);
    }
  }
}
