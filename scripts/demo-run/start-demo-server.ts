import { type SpawnedServer, spawnServer } from '../spawn-server.ts';

type DemoServer = Omit<SpawnedServer, 'end'> & { stop: () => Promise<void> };

/** The server for a script: its errors are shown, and a script that breaks off takes it along. */
export const startDemoServer = async (env: Record<string, string>): Promise<DemoServer> => {
  const { end, ...server } = await spawnServer(env, (child) => {
    child.stderr?.pipe(process.stderr);
    process.once('exit', () => child.kill('SIGKILL'));
  });
  return { ...server, stop: async () => void (await end('SIGTERM')) };
};
