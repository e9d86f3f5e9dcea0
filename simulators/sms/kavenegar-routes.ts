import { Hono } from 'hono';
import { answerUnderFaults, type VendorAnswer } from '../faults/answer-under-faults.ts';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { SimulatorContext, SimulatorEnv } from '../simulator-env.ts';
import type { KavenegarBooks, KavenegarMethod } from './kavenegar-methods.ts';
import type { KavenegarParameters } from './kavenegar-rules.ts';
import { KavenegarRefusal, kavenegarMessages } from './kavenegar-statuses.ts';
import type { SmsFaults } from './sms-faults.ts';

type Options = { books: KavenegarBooks; faults: FaultSwitch<SmsFaults>; apiKey?: string | undefined };

/** `/v1/{key}/{scope}/{method}.json`, by GET or by a form; HTTP repeats the number of `return.status`. */
export function createKavenegarRoutes({ books, faults, apiKey }: Options) {
  const app = new Hono<SimulatorEnv>();
  app.all('/v1/:key/:scope/:file', async (c) => {
    const { key, scope, file } = c.req.param();
    const parameters = await readParameters(c);
    const now = faults.take();
    const name = `${scope}/${file.replace(/\.json$/, '')}`;
    return answerUnderFaults(c, now, () => {
      if (now.status !== null) return wrap(now.status, null);
      if (apiKey !== undefined && key !== apiKey) return wrap(403, null);
      const method = Object.hasOwn(books.methods, name) ? books.methods[name] : undefined;
      if (method === undefined || !file.endsWith('.json')) return wrap(404, null);
      if (c.req.method !== 'GET' && c.req.method !== 'POST') return wrap(405, null);
      return run(method, parameters);
    });
  });
  return app;
}

function run(method: KavenegarMethod, parameters: KavenegarParameters): VendorAnswer {
  try {
    return wrap(200, method(parameters));
  } catch (error) {
    if (error instanceof KavenegarRefusal) return wrap(error.status, null);
    throw error;
  }
}

function wrap(status: number, entries: unknown): VendorAnswer {
  return { status, body: { return: { status, message: kavenegarMessages[status] ?? 'خطا' }, entries } };
}

/** Kavenegar knows query and form; a JSON body is as good as none. */
async function readParameters(c: SimulatorContext): Promise<KavenegarParameters> {
  const isForm = c.req.header('Content-Type')?.startsWith('application/x-www-form-urlencoded') ?? false;
  const form = isForm ? Object.fromEntries(new URLSearchParams(await c.req.text())) : {};
  return { ...c.req.query(), ...form };
}
