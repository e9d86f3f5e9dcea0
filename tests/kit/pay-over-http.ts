import type { SeededPayable } from './seed-payable.ts';
import type { TestServer } from './start-server.ts';

export type Envelope = { status: number; message: string; data: Record<string, unknown> | null };

/** A browser of a verified owner, as far as HTTP can tell: session, anti-forgery token and the header for it. */
export const visitAs = async (
  server: Pick<TestServer, 'url'>,
  { sessionToken }: Pick<SeededPayable, 'sessionToken'>,
) => {
  const session = `repair=${sessionToken}`;
  const reply = await fetch(`${server.url}/api/v1/antiforgery`, { headers: { cookie: session } });
  const token = /XSRF-TOKEN=([^;]+)/.exec(reply.headers.getSetCookie().join('\n'))?.[1] ?? '';
  return { cookie: `${session}; XSRF-TOKEN=${token}`, 'x-xsrf-token': token };
};

export const startPaying = async (
  server: Pick<TestServer, 'url'>,
  payable: SeededPayable,
): Promise<string> => {
  const reply = await fetch(`${server.url}/repair-api/Payment/Pay?codeVorrodDastgah=${payable.traceNumber}`, {
    headers: await visitAs(server, payable),
  });
  const envelope = (await reply.json()) as Envelope;
  if (envelope.status !== 0) throw new Error(`not started: ${envelope.message}`);
  return String(envelope.data?.paymentUrl);
};
