import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';

const renderDeadlineMs = 8_000;

/** Renders a page of which some parts have to be waited for, and gives it when all of them are there. */
export const renderInTurns = (page: React.ReactNode): Promise<string> => {
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
