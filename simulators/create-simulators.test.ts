import { request } from 'node:http';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createSimulators } from './create-simulators.ts';

const open = async (now?: () => Date) => {
  const simulators = await createSimulators({ port: 0, ...(now ? { now } : {}) });
  onTestFinished(() => simulators.close());
  return simulators;
};

/** `fetch` writes the Host header itself, so this asks by hand. */
const askUnderName = (url: string, path: string, host: string): Promise<number> =>
  new Promise((done, refuse) => {
    const sent = request(`${url}${path}`, { headers: { host } }, (answer) => {
      answer.resume();
      done(answer.statusCode ?? 0);
    });
    sent.on('error', refuse);
    sent.end();
  });

// accepts 690
describe('the simulators', () => {
  it('answer to loopback names only, so that no page of another site reaches them', async () => {
    const { url } = await open();
    const { port } = new URL(url);
    const paths = ['/', '/sms/messages', '/zarinpal/sessions', '/zarinpal/faults'];
    for (const path of paths) {
      for (const name of ['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])
        expect(await askUnderName(url, path, `${name}:${port}`), `${name}${path}`).toBe(200);
      for (const name of ['evil.example', 'localhost.evil.example', '127.0.0.1.evil.example', '10.0.0.5'])
        expect(await askUnderName(url, path, `${name}:${port}`), `${name}${path}`).toBe(421);
    }
  });

  it('give no reference number of the bank twice, also after a reset and after a restart', async () => {
    const numbers: number[] = [];
    const merchant_id = '0f3c1a52-7b1e-4c55-9a0d-3f1e2b6c7d88';
    const payAtBank = async (url: string) => {
      const call = async (method: string, body: object) => {
        const reply = await fetch(`${url}/zarinpal/pg/v4/payment/${method}.json`, {
          method: 'POST',
          body: JSON.stringify({ merchant_id, amount: 4_500_000, ...body }),
        });
        return ((await reply.json()) as { data: { authority: string; ref_id: number } }).data;
      };
      const callback_url = 'https://azma.example/payback';
      const { authority } = await call('request', { currency: 'IRR', description: 'تعمیر', callback_url });
      await fetch(`${url}/zarinpal/pg/StartPay/${authority}`, {
        method: 'POST',
        body: new URLSearchParams({ action: 'pay' }),
        redirect: 'manual',
      });
      numbers.push((await call('verify', { authority })).ref_id);
    };
    for (let restart = 0; restart < 3; restart += 1) {
      const { url } = await open();
      await payAtBank(url);
      await payAtBank(url);
      await fetch(`${url}/reset`, { method: 'POST' });
      await payAtBank(url);
    }
    expect(numbers.every((number) => Number.isSafeInteger(number))).toBe(true);
    expect(new Set(numbers).size).toBe(9);
  });
});
