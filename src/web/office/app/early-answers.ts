/** Calls that the page made before this script loaded (see `index.html`), by their address. */
declare global {
  var officeAnswers: Map<string, Promise<Response>> | undefined;
}

/** An older answer is not used. */
const freshMs = 30_000;

/**
 * Returns a response the page already requested, once. Background calls and failed responses are fetched anew, except
 * the session's.
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
