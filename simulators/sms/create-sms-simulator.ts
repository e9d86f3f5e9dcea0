import { Hono } from 'hono';
import { createFaultRoutes } from '../faults/fault-routes.ts';
import type { Now, SimulatorEnv } from '../simulator-env.ts';
import { createKavenegarMethods } from './kavenegar-methods.ts';
import { createKavenegarRoutes } from './kavenegar-routes.ts';
import { createMessageBox } from './message-box.ts';
import { createPhoneRoutes } from './phone-routes.ts';
import { createSmsFaultSwitch } from './sms-faults.ts';
import { renderSmsFaultsPage } from './sms-faults-page.ts';
import { createSmsIrRoutes } from './smsir-routes.ts';

export type SmsSimulatorOptions = {
  /** Host of the site, for the line that phones read to offer the code. */
  siteHost?: string;
  siteName?: string;
  /** When given, other keys are refused. */
  apiKey?: string;
  /** Templates beside the built-in ones, by the name they have in Kavenegar's panel. */
  templates?: Record<string, string>;
};

/** The name under which the built-in text for one-time codes is "approved". */
export const codeTemplateName = 'azma-code';
/** The number of the same text at SMS.ir; their sandbox uses this one too. */
export const codeTemplateId = 123_456;

export function createSmsSimulator(options: SmsSimulatorOptions, now: Now) {
  const { siteHost = 'localhost', siteName = 'آزما', apiKey } = options;
  const box = createMessageBox(now);
  const faults = createSmsFaultSwitch();
  const writeCodeText = (mark: string) =>
    [`کد تأیید ${siteName}: ${mark}`, 'این کد را به کسی ندهید.', '', `@${siteHost} #${mark}`].join('\n');
  const templates = { [codeTemplateName]: writeCodeText('%token'), ...options.templates };
  const books = createKavenegarMethods(box, templates, now);

  const reset = () => {
    box.clear();
    books.clear();
    faults.clear();
  };
  const app = new Hono<SimulatorEnv>();
  app.route('/kavenegar', createKavenegarRoutes({ books, faults, apiKey }));
  app.route(
    '/smsir',
    createSmsIrRoutes({ box, faults, apiKey, templates: { [codeTemplateId]: writeCodeText('#CODE#') } }),
  );
  app.route('/sms/faults', createFaultRoutes(faults, renderSmsFaultsPage));
  app.post('/sms/reset', (c) => {
    reset();
    return c.json({ reset: true });
  });
  app.route('/', createPhoneRoutes(box));
  return { app, reset };
}
