import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { parseMobile } from '#kernel/mobile.ts';
import type { SimulatorEnv } from '../simulator-env.ts';
import type { MessageBox } from './message-box.ts';
import { renderPhonePage } from './phone-page.ts';

/** What lands on the phones: as JSON, as a stream of arrivals and as a page. */
export function createPhoneRoutes(box: MessageBox) {
  const app = new Hono<SimulatorEnv>();
  app.get('/sms/messages', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(box.list(readNumber(c.req.query('to'))));
  });
  app.get('/sms/stream', (c) =>
    streamSSE(c, async (stream) => {
      const stop = box.subscribe((message) => {
        void stream.writeSSE({ event: 'message', id: String(message.id), data: JSON.stringify(message) });
      });
      await stream.writeSSE({ event: 'ready', data: '', retry: 2_000 });
      await new Promise<void>((end) => stream.onAbort(end));
      stop();
    }),
  );
  app.get('/phone', (c) => {
    const chosen = readNumber(c.req.query('to'));
    const numbers = [...new Set([...box.list().map(({ to }) => to), ...(chosen ? [chosen] : [])])].sort();
    c.header('Cache-Control', 'no-store');
    return c.html(renderPhonePage({ numbers, chosen, messages: box.list(chosen) }));
  });
  return app;
}

/** A number in any spelling; none means all phones, and nonsense a phone without messages. */
function readNumber(text: string | undefined): string | undefined {
  return text ? (parseMobile(text) ?? text) : undefined;
}
