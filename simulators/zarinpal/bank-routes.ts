import { Hono } from 'hono';
import type { FaultSwitch } from '../faults/fault-switch.ts';
import type { SimulatorEnv } from '../simulator-env.ts';
import { renderBankPage, renderClosedPage, renderUnknownPage } from './bank-page.ts';
import { buildReturnUrl, repeatReturn } from './return-url.ts';
import type { SessionBook } from './session-book.ts';
import type { ZarinpalFaults } from './zarinpal-faults.ts';

/**
 * `/pg/StartPay/{authority}`: the page, and what its buttons do. Tests post the same form:
 * `action` is `pay`, `cancel`, `close` or `pay-without-return`.
 */
export function createBankRoutes(book: SessionBook, faults: FaultSwitch<ZarinpalFaults>) {
  const app = new Hono<SimulatorEnv>();
  app.get('/pg/StartPay/:authority', (c) => {
    const session = book.find(c.req.param('authority'));
    if (session === undefined) return c.html(renderUnknownPage(), 404);
    session.referer = c.req.header('Referer') ?? session.referer;
    c.header('Cache-Control', 'no-store');
    return c.html(renderBankPage(session));
  });
  app.post('/pg/StartPay/:authority', async (c) => {
    const session = book.find(c.req.param('authority'));
    if (session === undefined) return c.html(renderUnknownPage(), 404);
    const { action } = await c.req.parseBody();
    const { forgedOk, doubleCallback } = faults.read();
    const isPaying = action === 'pay' || action === 'pay-without-return';
    if (isPaying && !forgedOk) book.pay(session);
    if (action === 'cancel') book.fail(session);
    if (action === 'close' || action === 'pay-without-return') return c.html(renderClosedPage(session));
    const isPaid = session.state === 'PAID' || session.state === 'VERIFIED';
    const url = buildReturnUrl(session, isPaid || (isPaying && forgedOk));
    if (doubleCallback) void repeatReturn(url);
    return c.redirect(url, 303);
  });
  return app;
}
