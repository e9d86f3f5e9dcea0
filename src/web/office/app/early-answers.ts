/** Calls that the page made before this program came (see `index.html`), by their address. */
declare global {
  var officeAnswers: Map<string, Promise<Response>> | undefined;
}

/** After this an answer is too old to be a first view. */
const freshMs = 30_000;

/**
 * The answer to a call that is under way already, once. Only an answer that the call itself would have brought: a call
 * in the background is another one, and a refusal that is not about the session is asked for again.
 */
export const takeEarlyAnswer = (
  request: Request,
  pageAgeMs = performance.now(),
): Promise<Response> | undefined => {
  const { pathname, search } = new URL(request.url);
  const answers = globalThis.officeAnswers;
  const early = answers?.get(pathname + search);
  if (!early || request.method !== 'GET' || request.headers.has('x-background')) return undefined;
  answers?.delete(pathname + search);
  if (pageAgeMs > freshMs) return undefined;
  return Promise.race([early, abortOf(request.signal)]).then(
    (response) => (response.ok || pathname.endsWith('/session') ? response : fetch(request)),
    (cause) => {
      if (request.signal.aborted) throw cause;
      return fetch(request);
    },
  );
};

const abortOf = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
