import { request } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

/*
 * A worker that asks for some addresses in turn until it is told to stop, and says how long each answer took. In a
 * thread of its own, so that it is not held up by whatever its test does meanwhile.
 */

const { port, paths } = workerData as { port: string; paths: string[] };

const ask = (path: string): Promise<number> =>
  new Promise((done, refuse) => {
    const begun = performance.now();
    const sent = request({ host: '127.0.0.1', port, path, headers: { host: 'localhost' } }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? done(performance.now() - begun)
          : refuse(new Error(`${path} gave ${response.statusCode}`)),
      );
    });
    sent.on('error', refuse);
    sent.end();
  });

let isOver = false;
parentPort?.on('message', () => {
  isOver = true;
});
const times: number[][] = paths.map(() => []);
while (!isOver) for (const [at, path] of paths.entries()) times[at]?.push(await ask(path));
parentPort?.postMessage(times);
parentPort?.close();
