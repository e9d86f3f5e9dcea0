import { Hono } from 'hono';
import { ZodError } from 'zod';
import { foldDigits } from '#kernel/fold-digits.ts';
import type { SimulatorContext, SimulatorEnv } from '../simulator-env.ts';
import type { FaultSwitch } from './fault-switch.ts';

type Page = string | Promise<string>;

/**
 * `GET` shows the switches (a page for browsers, JSON otherwise), `POST` sets them from JSON or from the
 * page's form, `DELETE` sets all back to normal.
 */
export function createFaultRoutes<Faults>(faults: FaultSwitch<Faults>, renderPage: (faults: Faults) => Page) {
  const app = new Hono<SimulatorEnv>();
  app.get('/', (c) => {
    const wantsPage = c.req.header('Accept')?.includes('text/html') ?? false;
    return wantsPage ? c.html(renderPage(faults.read())) : c.json(faults.read() as object);
  });
  app.post('/', async (c) => {
    const isForm = c.req.header('Content-Type')?.includes('form') ?? false;
    try {
      const now = faults.set(isForm ? await readForm(c) : await c.req.json());
      return isForm ? c.redirect(c.req.path, 303) : c.json(now as object);
    } catch (error) {
      const details = error instanceof ZodError ? error.issues : 'Not JSON';
      return c.json({ error: details }, 400);
    }
  });
  app.delete('/', (c) => {
    faults.clear();
    return c.json(faults.read() as object);
  });
  return app;
}

/** Empty fields of a form mean "as usual"; digits may be Persian. */
async function readForm(c: SimulatorContext): Promise<object> {
  const fields = Object.entries(await c.req.parseBody({ all: true }));
  const filled = fields.filter(([, value]) => value !== '');
  return Object.fromEntries(
    filled.map(([name, value]) => [name, typeof value === 'string' ? foldDigits(value) : value]),
  );
}
