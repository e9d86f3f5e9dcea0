import { demoPassword } from '#kernel/demo-people.ts';
import { createOfficeVisitor, type OfficeSend, type OfficeVisitor } from './office-visitor.ts';
import type { TestServer } from './start-server.ts';

/** Over the network, as a browser would; the address stands in a header that the server is told to trust. */
export const sendOverHttp: OfficeSend = (request, clientAddress) => {
  const headers = new Headers(request.headers);
  headers.set('x-forwarded-for', clientAddress);
  return fetch(new Request(request, { headers, redirect: 'manual' }));
};

export const visitOffice = (server: Pick<TestServer, 'url'>, address?: string): OfficeVisitor =>
  createOfficeVisitor(sendOverHttp, server.url, address);

/** What the demo's authenticators show now. */
export const readDemoCode = async (
  server: Pick<TestServer, 'simulatorsUrl'>,
  email: string,
): Promise<string> => {
  const response = await fetch(`${server.simulatorsUrl}/authenticator/codes`);
  const codes = (await response.json()) as { email: string; code: string }[];
  return codes.find((shown) => shown.email === email)?.code ?? '';
};

/**
 * Signs in as one of the demo's people. A code opens one session, so signing in as
 * the same person a second time waits for the next one.
 */
export const signInAsDemo = async (
  server: Pick<TestServer, 'url' | 'simulatorsUrl'>,
  who: 'manager' | 'desk' | 'technician' | 'editor' | 'writer',
  address?: string,
): Promise<OfficeVisitor> => {
  const visitor = visitOffice(server, address);
  const email = `${who}@azma.example`;
  const reply = await visitor.signIn(email, demoPassword, () => readDemoCode(server, email));
  if (reply.status !== 200) throw new Error(`signing in as ${email} gave ${reply.status}: ${reply.text}`);
  return visitor;
};
