import {
  type ClientRequest,
  createServer,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { faultyAnswers, proof } from './faulty-page.ts';

const scriptPath = '/walk-errors.js';
const reportPath = '/walk-errors';

/** Runs before every other script of a page and reports what its console would show in red. */
const script = `(() => {
  window.notesErrors = true;
  const report = (text) => navigator.sendBeacon('${reportPath}', String(text));
  const before = console.error;
  console.error = (...words) => { report(words.join(' ')); before(...words); };
  addEventListener('error', ({ message, target }) => {
    if (message) report(message);
    // Scripts and styles also fail by the page being left.
    if (target instanceof HTMLImageElement) report('not loaded: ' + target.currentSrc);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => report('unhandled: ' + (reason?.message ?? reason)));
  addEventListener('securitypolicyviolation', (event) =>
    report('the policy refused ' + event.blockedURI + ' (' + event.violatedDirective + ')'));
})();`;

/** A page that is left while its script still comes reports it; that is nobody's fault. */
const ofLeaving = /error loading dynamically imported module|Importing a module script failed/;

export const isComplaint = (text: string): boolean => !ofLeaving.test(text) && !text.includes(proof);

/**
 * An address before the server whose pages report their errors. WebKit's driver has no console to ask, so every engine
 * is walked through it. The script is of the same origin, as the policy of the pages wants.
 */
export const noteErrors = async (serverPort: string) => {
  const errors: string[] = [];
  const server = createServer(async (asked, answer) => {
    const faulty = faultyAnswers[asked.url ?? ''];
    if (asked.url === scriptPath) answer.writeHead(200, { 'content-type': 'text/javascript' }).end(script);
    else if (faulty) answer.writeHead(200, faulty.headers).end(addScript(faulty.body, ''));
    else if (asked.url === reportPath) {
      errors.push(await readAll(asked));
      answer.writeHead(204).end();
    } else asked.pipe(forward(asked, answer, serverPort));
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

const forward = (asked: IncomingMessage, answer: ServerResponse, port: string): ClientRequest => {
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
