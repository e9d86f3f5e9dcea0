import { Hono } from 'hono';
import { generate } from 'otplib';
import { demoPeople } from '../../src/kernel/demo-people.ts';
import type { Now, SimulatorEnv } from '../simulator-env.ts';
import { renderAuthenticatorPage, type ShownCode } from './authenticator-page.ts';

const stepSeconds = 30;

/** The phone of the demo's people: what their authenticators would show now. */
export function createAuthenticatorSimulator(now: Now) {
  const readCodes = async (): Promise<ShownCode[]> => {
    const epoch = Math.floor(now().getTime() / 1_000);
    return Promise.all(
      Object.values(demoPeople).map(async ({ email, name, totpSecret }) => ({
        email,
        name,
        code: await generate({ secret: totpSecret, epoch }),
        secondsLeft: stepSeconds - (epoch % stepSeconds),
      })),
    );
  };

  const app = new Hono<SimulatorEnv>();
  app.get('/', async (c) => c.html(renderAuthenticatorPage(await readCodes())));
  app.get('/codes', async (c) => {
    c.header('Cache-Control', 'no-store');
    return c.json(await readCodes());
  });
  return { app };
}
