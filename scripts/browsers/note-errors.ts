import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

const scriptPath = '/walk-errors.js';
const sendPath = '/walk-errors';

/** Runs before every other script of a page and sends what its console would show in red. */
const script = `(() => {
  const send = (text) => navigator.sendBeacon('${sendPath}', String(text));
  const before = console.error;
  console.error = (...words) => { send(words.join(' ')); before(...words); };
  addEventListener('error', ({ message }) => message && send(message));
  addEventListener('unhandledrejection', ({ reason }) => send('unhandled: ' + (reason?.message ?? reason)));
  addEventListener('securitypolicyviolation', (event) =>
    send('the policy refused ' + event.blockedURI + ' (' + event.violatedDirective + ')'));
})();`;

/** A page that is left while its script still comes says so; that is nobody's fault. */
const expected = /error loading dynamically imported module|Importing a module script failed/;

export const isComplaint = (text: string): boolean => text !== '' && !expected.test(text);

/**
 * An address before the server whose pages tell their errors. WebKit's driver has no console to ask, so every engine is
 * walked through it. The script is of the same origin, as the policy of the pages wants.
 */
export const noteErrors = async (serverPort: string) => {
  const errors: string[] = [];
  const server = createServer(async (asked, answer) => {
    if (asked.url === scriptPath)
      answer.writeHead(200, { 'content-type': 'text/javascript; charset=utf-8' }).end(script);
    else if (asked.url === sendPath) {
      const text = await readAll(asked);
      if (isComplaint(text)) errors.push(text);
      answer.writeHead(204).end();
    } else asked.pipe(passOn(asked, answer, serverPort));
  });
  await new Promise<void>((ready) => server.listen(0, ready));
  return {
    port: String((server.address() as AddressInfo).port),
    errors: (): readonly string[] => errors,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};

const passOn = (asked: IncomingMessage, answer: ServerResponse, port: string): ClientRequest => {
  const headers = { ...asked.headers, 'accept-encoding': 'identity' };
  return request(
    { host: 'localhost', port, path: asked.url, method: asked.method, headers },
    async (given) => {
      const { 'content-length': _, ...kept } = given.headers;
      const isPage = String(given.headers['content-type']).startsWith('text/html');
      answer.writeHead(given.statusCode ?? 502, isPage ? kept : given.headers);
      if (!isPage) given.pipe(answer);
      else answer.end(addScript(await readAll(given), String(given.headers['content-security-policy'])));
    },
  ).on('error', () => answer.destroy());
};

/** With the nonce of the page where its policy wants one. */
const addScript = (page: string, policy: string): string => {
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  const named = nonce ? ` nonce="${nonce}"` : '';
  return page.replace('<head>', `<head><script src="${scriptPath}"${named}></script>`);
};

const readAll = async (stream: IncomingMessage): Promise<string> => {
  const pieces: Buffer[] = [];
  for await (const piece of stream) pieces.push(piece);
  return Buffer.concat(pieces).toString();
};
