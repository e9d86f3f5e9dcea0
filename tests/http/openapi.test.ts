import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { makeFolder } from '#kit/make-folder.ts';
import { createOpenApiCaller, type OpenApiCaller, refusedInput } from '#kit/openapi-caller.ts';
import { randomAddress } from '#kit/repair-kit.ts';
import { createRepairVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

const root = join(import.meta.dirname, '..', '..');
const bases = ['/api/v1', '/repair-api'];

const fetchDocument = async (server: TestServer, base: string): Promise<object> => {
  const response = await fetch(`${server.url}${base}/openapi.json`);
  expect(response.status).toBe(200);
  return (await response.json()) as object;
};

describe.each(['sqlite', 'postgres'] as const)('a caller that reads the documents, on %s', (engine) => {
  let server: TestServer;
  const callers = new Map<string, OpenApiCaller>();
  const callerOf = (base: string): OpenApiCaller => callers.get(base) as OpenApiCaller;
  beforeAll(async () => {
    server = await startServer({
      ...visitorSettings,
      ...(engine === 'postgres' ? { DATABASE_URL: await makeDemoDatabase() } : {}),
    });
    const visitor = createRepairVisitor(server);
    await visitor.open();
    const token = visitor.jar.get('XSRF-TOKEN') ?? '';
    const headersOf = () => ({
      cookie: `XSRF-TOKEN=${token}`,
      'x-xsrf-token': token,
      'x-forwarded-for': randomAddress(),
    });
    for (const base of bases) {
      const document = await fetchDocument(server, base);
      callers.set(base, createOpenApiCaller(document, `${server.url}${base}`, headersOf));
    }
  });
  afterAll(() => server.stop());
  /** `npm run faults` makes at least 3,000 calls. */
  const rounds = Number(process.env.FAULT_ROUNDS ?? 0);
  const runsOf = (base: string): number =>
    rounds > 0 ? Math.ceil((60 * rounds) / callerOf(base).operations.length) : 12;

  // accepts 713, 780
  it.each(bases)('gets an answer that %s names for whatever is allowed', async (base) => {
    for (const operation of callerOf(base).operations) {
      // The contact form also asks for a solved captcha, and the portal for a code that holds.
      const mayRefuse = base !== '/api/v1' || operation.operationId === 'sendSuggestion';
      await callerOf(base).sendAllowed(operation, { numRuns: runsOf(base) }, ({ status }, input) => {
        const shown = `${operation.operationId} ${JSON.stringify(input)}`;
        if (!mayRefuse) expect(refusedInput, shown).not.toContain(status);
      });
    }
  });

  /** What no database has a part in. */
  const itWithoutDatabase = it.runIf(engine === 'sqlite');

  // accepts 713
  itWithoutDatabase(
    'is given documents that pass the recommended rules of Redocly without a warning',
    async () => {
      const folder = makeFolder('openapi');
      const files = await Promise.all(
        bases.map(async (base, at) => {
          const file = join(folder, `${at}.json`);
          writeFileSync(file, JSON.stringify(await fetchDocument(server, base)));
          return file;
        }),
      );
      const cli = join(root, 'node_modules', '@redocly', 'cli', 'bin', 'cli.js');
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [cli, 'lint', '--extends', 'recommended', ...files],
        { cwd: folder, encoding: 'utf8', env },
      );
      expect(stdout + stderr).not.toMatch(/\d+ warning/);
      expect(status, stdout + stderr).toBe(0);
    },
  );

  // accepts 713, 683
  itWithoutDatabase.each(bases)('is told 400 by %s for each field that is not as allowed', async (base) => {
    for (const operation of callerOf(base).operations) {
      await callerOf(base).sendForbidden(operation, { numRuns: 4 });
    }
  });

  // accepts 713
  itWithoutDatabase.each(bases)('is told by %s what a path takes, and that others are not taken', (base) =>
    callerOf(base).sendOtherMethods(base === '/api/v1'),
  );

  // accepts 683
  itWithoutDatabase.each(bases)(
    'is refused by %s for bytes and characters that no database takes',
    async (base) => {
      for (const operation of callerOf(base).operations) await callerOf(base).sendBadCharacters(operation);
    },
  );
});
