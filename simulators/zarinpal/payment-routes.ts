import { Hono } from 'hono';
import { isRecord } from '#kernel/is-record.ts';
import { answerUnderFaults, type VendorAnswer } from '../faults/answer-under-faults.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { SimulatorEnv } from '../simulator-env.ts';
import type { Fields } from './field-rules.ts';
import { type createPaymentMethods, ZarinpalRefusal } from './payment-methods.ts';
import { type PaymentMethod, paymentMethods, type ZarinpalFaults } from './zarinpal-faults.ts';

type Methods = ReturnType<typeof createPaymentMethods>;

/** `POST /pg/v4/payment/{method}.json`. */
export function createPaymentRoutes(methods: Methods, faults: FaultSwitch<ZarinpalFaults>) {
  const app = new Hono<SimulatorEnv>();
  for (const name of paymentMethods) {
    app.post(`/pg/v4/payment/${name}.json`, async (c) => {
      const body: unknown = await c.req.json().catch(() => undefined);
      const fields = isRecord(body) ? body : {};
      const now = faults.take(({ only }) => only.length === 0 || only.includes(name));
      return answerUnderFaults(c, now, () => run(name, methods, fields, now));
    });
  }
  return app;
}

function run(name: PaymentMethod, methods: Methods, fields: Fields, faults: ZarinpalFaults): VendorAnswer {
  try {
    if (faults.code !== null) throw new ZarinpalRefusal(faults.code);
    const data = methods[name](fields);
    // The list of unverified payments has been seen with its code as text even on good days.
    const asText = faults.stringCodes || name === 'unVerified';
    return {
      status: 200,
      body: { data: { ...data, code: asText ? String(data.code) : data.code }, errors: [] },
    };
  } catch (error) {
    if (error instanceof ZarinpalRefusal) return refuse(error, faults);
    throw error;
  }
}

function refuse({ code, validations }: ZarinpalRefusal, faults: ZarinpalFaults): VendorAnswer {
  const message = messages[code] ?? 'The request was refused.';
  const errors = { message, code: faults.stringCodes ? String(code) : code, validations };
  const status = faults.okForErrors ? 200 : code === -9 ? 422 : 401;
  return { status, body: { data: faults.emptyData === 'array' ? [] : {}, errors } };
}

const messages: Record<number, string> = {
  [-9]: 'The input params invalid, validation error.',
  [-10]: 'Terminal is not valid, please check merchant_id or ip address.',
  [-11]: 'Terminal is not active, please contact our support team.',
  [-12]: 'To many attempts, please try again later.',
  [-14]: 'The callback URL domain does not match the registered terminal domain.',
  [-15]: 'Terminal user is suspended.',
  [-41]: 'Amount is above the maximum.',
  [-50]: 'Session is not valid, amounts values is not the same.',
  [-51]: 'Session is not valid, session is not active paid try.',
  [-52]: 'Oops!!, please contact our support team.',
  [-53]: 'Session is not this merchant_id session.',
  [-54]: 'Invalid authority.',
  [-55]: 'Manual payment request not found.',
  [-60]: 'Session can not be reversed with bank.',
  [-61]: 'Session is not in success status or is already reversed.',
  [-62]: 'Terminal ip limit must be active.',
  [-63]: 'Maximum time for reverse this session is expired.',
};
