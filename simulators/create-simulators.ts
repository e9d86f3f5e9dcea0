import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import { createAuthenticatorSimulator } from './authenticator/create-authenticator-simulator.ts';
import { renderIndexPage } from './pages/index-page.ts';
import type { Now, SimulatorEnv } from './simulator-env.ts';
import {
  codeTemplateId,
  codeTemplateName,
  createSmsSimulator,
  type SmsSimulatorOptions,
} from './sms/create-sms-simulator.ts';
import {
  createZarinpalSimulator,
  type ZarinpalSimulatorOptions,
} from './zarinpal/create-zarinpal-simulator.ts';

type SimulatorsOptions = {
  /** 0 takes any free port. */
  port: number;
  /** The address to listen on; only this machine by default. */
  host?: string;
  /** Where browsers reach the simulators, when that is not `http://127.0.0.1:port`. */
  publicOrigin?: string;
  sms?: SmsSimulatorOptions;
  zarinpal?: ZarinpalSimulatorOptions;
  now?: Now;
  /** Whether the demo's people are there to show codes for. */
  hasDemoPeople?: boolean;
};

export type Simulators = {
  /** Base of everything; add `/kavenegar`, `/smsir` or `/zarinpal` for an adapter's base URL. */
  url: string;
  /** The template for codes that both providers know here. */
  codeTemplate: { name: string; id: number };
  close(): Promise<void>;
};

/** One server with all stand-ins. What they know lives in memory, until `POST /reset` or the end. */
export async function createSimulators(options: SimulatorsOptions): Promise<Simulators> {
  const now = options.now ?? (() => new Date());
  const sms = createSmsSimulator(options.sms ?? {}, now);
  const zarinpal = createZarinpalSimulator(options.zarinpal ?? {}, now);

  const app = new Hono<SimulatorEnv>();
  app.use(async (c, next) => {
    // A page of another site could otherwise reach them under a name of its own that leads to this machine.
    if (!isOwnName(c.req.header('host') ?? '', options.publicOrigin)) return c.text('not here', 421);
    return next();
  });
  app.use(async (c, next) => {
    await next();
    if (c.res.headers.get('Content-Type')?.startsWith('text/html')) {
      c.header('Content-Security-Policy', pagePolicy);
      c.header('X-Content-Type-Options', 'nosniff');
    }
  });
  app.get('/', (c) => c.html(renderIndexPage()));
  app.post('/reset', (c) => {
    sms.reset();
    zarinpal.reset();
    return c.json({ reset: true });
  });
  if (options.hasDemoPeople ?? true) app.route('/authenticator', createAuthenticatorSimulator(now).app);
  app.route('/zarinpal', zarinpal.app);
  app.route('/', sms.app);

  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  await once(server.listen(options.port, options.host ?? '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: options.publicOrigin ?? `http://127.0.0.1:${port}`,
    codeTemplate: { name: codeTemplateName, id: codeTemplateId },
    close: () => close(server),
  };
}

// No form-action: the bank's buttons lead back to whatever site asked for the payment.
const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; connect-src 'self'; img-src data:; base-uri 'none'; frame-ancestors 'none'";

/** Phones that watch and callers kept waiting would keep the server open forever. */
function close(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.close((error) => (error ? reject(error) : resolve()));
    server.closeAllConnections();
  });
}

const loopbackNames = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

const isOwnName = (host: string, publicOrigin: string | undefined): boolean =>
  loopbackNames.test(host) || (publicOrigin !== undefined && new URL(publicOrigin).host === host);
