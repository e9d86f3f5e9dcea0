import { Hono } from 'hono';
import { z } from 'zod';
import { answerUnderFaults, type VendorAnswer } from '../faults/answer-under-faults.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { SimulatorEnv } from '../simulator-env.ts';
import type { MessageBox } from './message-box.ts';
import type { SmsFaults } from './sms-faults.ts';

type Options = {
  box: MessageBox;
  faults: FaultSwitch<SmsFaults>;
  /** Text by template number, with `#NAME#` for each parameter. */
  templates: Record<number, string>;
  apiKey?: string | undefined;
};

const mobile = /^(?:0|98|\+98)?9\d{9}$/;
const verifyBody = z.object({
  mobile: z.string(),
  templateId: z.number().int(),
  parameters: z.array(z.object({ name: z.string(), value: z.string() })),
});
const bulkBody = z.object({
  lineNumber: z.number().int(),
  messageText: z.string(),
  mobiles: z.array(z.string()),
});

/** The second provider: `/v1/send/verify` and `/v1/send/bulk`, on the same phones. */
export function createSmsIrRoutes({ box, faults, templates, apiKey }: Options) {
  let lastId = 89_545_000;
  const firstId = lastId + 1;
  const send = (to: string, text: string, from: string) => {
    lastId += 1;
    box.add({ to: `0${to.slice(-10)}`, text, from });
    return lastId;
  };

  const verify = (input: unknown): VendorAnswer => {
    const body = verifyBody.safeParse(input).data;
    if (body === undefined) return wrap(107);
    if (!mobile.test(body.mobile)) return wrap(104);
    const template = templates[body.templateId];
    if (template === undefined) return wrap(113);
    if (body.parameters.some(({ name }) => name === '')) return wrap(116);
    if (body.parameters.some(({ value }) => value.length > 25)) return wrap(114);
    const values = new Map(body.parameters.map(({ name, value }) => [name, value]));
    const text = template.replace(/#([A-Z]+)#/g, (mark, name) => values.get(name) ?? mark);
    return wrap(1, { messageId: send(body.mobile, text, 'SMS.ir'), cost: 1 });
  };
  const bulk = (input: unknown): VendorAnswer => {
    const body = bulkBody.safeParse(input).data;
    if (body === undefined || body.mobiles.length === 0) return wrap(107);
    if (body.mobiles.length > 100) return wrap(105);
    if (body.messageText.trim() === '') return wrap(103);
    const messageIds = body.mobiles.map((to) =>
      mobile.test(to) ? send(to, body.messageText, String(body.lineNumber)) : null,
    );
    return wrap(1, { packId: `pack-${lastId}`, messageIds, cost: messageIds.length });
  };

  const app = new Hono<SimulatorEnv>();
  app.post('/v1/send/:method{verify|bulk}', async (c) => {
    const body = await c.req.json().catch(() => undefined);
    const now = faults.take();
    return answerUnderFaults(c, now, () => {
      if (now.status !== null) return wrap(now.status);
      if (apiKey !== undefined && c.req.header('X-API-KEY') !== apiKey) return wrap(10);
      return c.req.param('method') === 'verify' ? verify(body) : bulk(body);
    });
  });
  app.get('/v1/send/:id{[0-9]+}', (c) => {
    if (apiKey !== undefined && c.req.header('X-API-KEY') !== apiKey)
      return c.json(wrap(10).body as object, 401);
    const messageId = Number(c.req.param('id'));
    const isKnown = messageId >= firstId && messageId <= lastId;
    const { status, body } = isKnown ? wrap(1, { messageId, deliveryState: 1 }) : wrap(111);
    return c.json(body as object, status as 200 | 400);
  });
  app.get('/v1/credit', (c) => c.json({ status: 1, message: 'موفق', data: 1_000 }));
  return app;
}

function wrap(status: number, data: unknown = null): VendorAnswer {
  const http = status === 1 ? 200 : status === 0 ? 500 : status === 20 ? 429 : status < 20 ? 401 : 400;
  return { status: http, body: { status, message: status === 1 ? 'موفق' : 'ناموفق', data } };
}
