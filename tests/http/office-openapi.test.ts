import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { officeBasePath } from '#contract/office/office-base-path.ts';
import { permittedCalls } from '#http/routes/office-api/permitted-calls.ts';
import { makeDemoDatabase } from '#kit/make-demo-database.ts';
import { signInAsDemo } from '#kit/office-over-http.ts';
import type { OfficeVisitor } from '#kit/office-visitor.ts';
import { createOpenApiCaller, type KnownValues, type OpenApiCaller } from '#kit/openapi-caller.ts';
import { randomAddress } from '#kit/repair-kit.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

/** Whoever makes one of these well is no longer signed in, or must wait; they come last. */
const endsSession =
  /^(signIn|signOut|prove|beginSetUp|finishSetUp|end.*Session|changeOwnPassword|acceptInvitation|.*Staff$)/;

/** Half signed in is what nobody is here: such calls answer 401 before they look at anything. */
const isForHalf = (name: string): boolean =>
  Object.entries(permittedCalls).some(([call, { permission }]) => call === name && permission === 'half');

/** `npm run faults` makes at least 3,000 calls. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 0);
const runsOf = (operations: readonly unknown[]): number =>
  rounds > 0 ? Math.ceil((60 * rounds) / operations.length) : 4;

/** Numbers that the demo has, so that a call meets something. */
const listKnown = async (manager: OfficeVisitor): Promise<KnownValues> => {
  const { items } = (await manager.call('/repairs?list=all&size=100')).body;
  const few = Array.from({ length: 30 }, (_, at) => at + 1);
  return { traceNumber: items.map((one: { traceNumber: string }) => one.traceNumber), id: few };
};

// Thousands of small requests: most of the time is the server's.
vi.setConfig({ testTimeout: 300_000 + rounds * 6_000 });

describe.each(['sqlite', 'postgres'] as const)('a colleague who reads the document, on %s', (engine) => {
  let server: TestServer;
  let caller: OpenApiCaller;
  beforeAll(async () => {
    server = await startServer({
      TRUST_PROXY: '1',
      ...(engine === 'postgres' ? { DATABASE_URL: await makeDemoDatabase() } : {}),
    });
    const manager = await signInAsDemo(server, 'manager');
    const document = await manager.call('/openapi.json');
    expect(document.status).toBe(200);
    caller = createOpenApiCaller(
      document.body,
      `${server.url}${officeBasePath}`,
      () => ({
        cookie: manager.cookieHeader(),
        'x-xsrf-token': manager.jar.get('XSRF-TOKEN') ?? '',
        'x-forwarded-for': randomAddress(),
      }),
      await listKnown(manager),
    );
  });
  afterAll(() => server.stop());
  const open = () => caller.operations.filter(({ operationId }) => !isForHalf(operationId));

  /** What no database has a part in. */
  const itWithoutDatabase = it.runIf(engine === 'sqlite');

  // accepts 713
  itWithoutDatabase('is told what a path takes, and that other methods are not taken', () =>
    caller.sendOtherMethods(false),
  );

  // accepts 683
  itWithoutDatabase('is refused for bytes and characters that no database takes', async () => {
    for (const operation of open()) await caller.sendBadCharacters(operation);
  });

  // accepts 713, 683
  itWithoutDatabase('is told 400 for each field that is not as allowed', async () => {
    for (const operation of open()) await caller.sendForbidden(operation, { numRuns: 2 });
  });

  // accepts 713, 780
  it('gets an answer that the document names for whatever is allowed', async () => {
    const last = (name: string) => Number(endsSession.test(name));
    const inTurn = caller.operations.toSorted((a, b) => last(a.operationId) - last(b.operationId));
    // PostgreSQL gets a sample: it differs where a statement runs, not in what the document says.
    const numRuns = engine === 'postgres' && rounds === 0 ? 2 : runsOf(inTurn);
    for (const operation of inTurn) await caller.sendAllowed(operation, { numRuns });
  });
});
