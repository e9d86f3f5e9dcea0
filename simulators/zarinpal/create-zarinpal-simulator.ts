import { Hono } from 'hono';
import { createFaultRoutes } from '../faults/fault-routes.ts';
import type { Now, SimulatorEnv } from '../simulator-env.ts';
import { createBankRoutes } from './bank-routes.ts';
import { createPaymentMethods, type MerchantRules } from './payment-methods.ts';
import { createPaymentRoutes } from './payment-routes.ts';
import { createSessionBook, type Session, type SessionWindows, usualWindows } from './session-book.ts';
import { renderSessionsPage } from './sessions-page.ts';
import { createZarinpalFaultSwitch } from './zarinpal-faults.ts';
import { renderZarinpalFaultsPage } from './zarinpal-faults-page.ts';

export type ZarinpalSimulatorOptions = MerchantRules & { windows?: Partial<SessionWindows> };

export function createZarinpalSimulator({ windows, ...merchants }: ZarinpalSimulatorOptions, now: Now) {
  const book = createSessionBook({ ...usualWindows, ...windows }, now);
  const faults = createZarinpalFaultSwitch();
  const reset = () => {
    book.clear();
    faults.clear();
  };

  const app = new Hono<SimulatorEnv>();
  app.route('/', createPaymentRoutes(createPaymentMethods(book, merchants), faults));
  app.route('/', createBankRoutes(book, faults));
  app.route('/faults', createFaultRoutes(faults, renderZarinpalFaultsPage));
  app.get('/sessions', (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(book.list().map(withoutMerchant));
  });
  app.post('/reset', (c) => {
    reset();
    return c.json({ reset: true });
  });
  app.get('/', (c) => c.html(renderSessionsPage(book.list())));
  return { app, reset };
}

/** The merchant's number is its password at this gateway; it is shown nowhere. */
function withoutMerchant({ merchantId: _, ...shown }: Session) {
  return shown;
}
