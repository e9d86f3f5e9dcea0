import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import type { EntryContext, HandleErrorFunction } from 'react-router';
import { ServerRouter } from 'react-router';
import prefetchRules from './prefetch.speculationrules?url';
import { siteContext } from './site-context.ts';

// The server composes the request handler from these, so both sides share one instance of each.
export { createRequestHandler, matchRoutes, RouterContextProvider } from 'react-router';
export { siteContext } from './site-context.ts';

const renderDeadlineMs = 8_000;

/** Renders the whole page before answering: no streamed reveals, so content pages need no inline script. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('content-type', 'text/html; charset=utf-8');
  // A page the pointer rests on is fetched ahead, by the browser's own means and without any script.
  if (import.meta.env.PROD) headers.set('speculation-rules', `"${prefetchRules}"`);
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const page = await renderWhole(<ServerRouter context={routerContext} url={request.url} />);
  return new Response(yieldToContent(page), { status, headers });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted) return;
  const { reportError = console.error } = context.get(siteContext);
  reportError(error);
};

/** Pages can be read before their script is there, so script must not take the line from fonts and pictures. */
const yieldToContent = (page: string): string =>
  page.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

const renderWhole = (page: React.ReactNode): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const chunks: Buffer[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
    final(done) {
      resolve(Buffer.concat(chunks).toString('utf8'));
      done();
    },
  });
  const { pipe, abort } = renderToPipeableStream(page, {
    onAllReady: () => pipe(sink),
    onShellError: reject,
    onError: reject,
  });
  const timer = setTimeout(() => abort(new Error('The page took too long to render')), renderDeadlineMs);
  return promise.finally(() => clearTimeout(timer));
};
