import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeFolder } from '#kit/make-folder.ts';
import { makeDatabase } from '#kit/open-test-storage.ts';
import { allowedValue, forbiddenValue, listOperations, type Operation } from '#kit/openapi-values.ts';
import { randomAddress } from '#kit/repair-kit.ts';
import { createVisitor, visitorSettings } from '#kit/repair-visitor.ts';
import { startServer, type TestServer } from '#kit/start-server.ts';

const root = join(import.meta.dirname, '..', '..');
const bases = ['/api/v1', '/repair-api'];
const refusedInput = [400, 413, 414];
const runs = { numRuns: 12 };

type Sent = { status: number; body: string; allow: string | null };
type Input = { path: Record<string, unknown>; query: Record<string, unknown>; body?: unknown };

const fetchDocument = async (server: TestServer, base: string): Promise<object> => {
  const response = await fetch(`${server.url}${base}/openapi.json`);
  expect(response.status).toBe(200);
  return (await response.json()) as object;
};

describe('the documents', () => {
  // accepts 713
  it('pass the recommended rules of Redocly and Spectral without a warning', async () => {
    const server = await startServer();
    const folder = makeFolder('openapi');
    const files = await Promise.all(
      bases.map(async (base, at) => {
        const file = join(folder, `${at}.json`);
        writeFileSync(file, JSON.stringify(await fetchDocument(server, base)));
        return file;
      }),
    );
    await server.stop();
    const rules = join(folder, 'rules.json');
    writeFileSync(rules, JSON.stringify({ extends: ['spectral:oas'] }));
    const run = (tool: string, args: string[]) => {
      const env = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };
      const { stdout, stderr, status } = spawnSync(
        process.execPath,
        [join(root, 'node_modules', tool), ...args],
        { cwd: folder, encoding: 'utf8', env },
      );
      return { status, output: stdout + stderr };
    };
    const redocly = run('@redocly/cli/bin/cli.js', ['lint', '--extends', 'recommended', ...files]);
    expect(redocly.output).not.toMatch(/\d+ warning/);
    expect(redocly.status, redocly.output).toBe(0);
    const spectral = run('@stoplight/spectral-cli/dist/index.js', [
      'lint',
      '--fail-severity=hint',
      '--ruleset',
      rules,
      ...files,
    ]);
    expect(spectral.status, spectral.output).toBe(0);
  });
});

describe.each(['sqlite', 'postgres'] as const)('a caller that reads the documents, on %s', (engine) => {
  let server: TestServer;
  const operations = new Map<string, Operation[]>();
  let cookie = '';
  let token = '';
  beforeAll(async () => {
    server = await startServer({
      ...visitorSettings,
      ...(engine === 'postgres' ? { DATABASE_URL: await makeDatabase() } : {}),
    });
    for (const base of bases) operations.set(base, listOperations(await fetchDocument(server, base)));
    const visitor = createVisitor(server);
    await visitor.open();
    token = visitor.jar.get('XSRF-TOKEN') ?? '';
    cookie = `XSRF-TOKEN=${token}`;
  });
  afterAll(() => server.stop());

  const sendRaw = async (
    base: string,
    method: string,
    path: string,
    body?: string | Uint8Array<ArrayBuffer>,
  ): Promise<Sent> => {
    const response = await fetch(`${server.url}${base}${path}`, {
      method,
      headers: {
        cookie,
        'x-xsrf-token': token,
        'x-forwarded-for': randomAddress(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body }),
    });
    return {
      status: response.status,
      body: await response.text(),
      allow: response.headers.get('allow'),
    };
  };
  const pathOf = ({ path }: Operation, given: Record<string, unknown>) =>
    path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));
  const queryOf = (given: Record<string, unknown>) => {
    const pairs = Object.entries(given).filter(([, value]) => value !== undefined);
    return pairs.length === 0
      ? ''
      : `?${pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`).join('&')}`;
  };
  const send = (base: string, operation: Operation, { path, query, body }: Input) =>
    sendRaw(
      base,
      operation.method,
      pathOf(operation, path) + queryOf(query),
      operation.body ? JSON.stringify(body) : undefined,
    );
  const allowedInput = (operation: Operation): fc.Arbitrary<Input> => {
    const fields = (place: string) => {
      const parameters = operation.parameters.filter((one) => one.in === place);
      const values = Object.fromEntries(parameters.map(({ name, schema }) => [name, allowedValue(schema)]));
      return fc.record(values, {
        requiredKeys: parameters.filter((one) => one.required).map(({ name }) => name),
      }) as fc.Arbitrary<Record<string, unknown>>;
    };
    return fc.record({
      path: fields('path'),
      query: fields('query'),
      body: operation.body ? allowedValue(operation.body) : fc.constant(undefined),
    });
  };
  const isNamed = (operation: Operation, { status, body }: Sent) => {
    expect(operation.statuses, `${operation.operationId}: ${body}`).toContain(status);
    expect(status, body).not.toBe(500);
  };

  // accepts 713
  it.each(bases)('gets an answer that %s names for whatever is allowed', async (base) => {
    for (const operation of operations.get(base) ?? []) {
      await fc.assert(
        fc.asyncProperty(allowedInput(operation), async (input) => {
          const sent = await send(base, operation, input);
          isNamed(operation, sent);
          // The contact form also asks for a solved captcha, and the portal for a code that holds.
          if (base === '/api/v1' && operation.operationId !== 'sendSuggestion') {
            expect(refusedInput, `${operation.operationId} ${JSON.stringify(input)}`).not.toContain(
              sent.status,
            );
          }
        }),
        runs,
      );
    }
  });

  // accepts 713, 683
  it.each(bases)('is told 400 by %s for each field that is not as allowed', async (base) => {
    for (const operation of operations.get(base) ?? []) {
      const places = [
        ...operation.parameters
          .filter((one) => one.in !== 'header')
          .map((one) => ({ part: one.in as 'path' | 'query', name: one.name, schema: one.schema })),
        ...fieldsOfBody(operation).map(([name, schema]) => ({ part: 'body' as const, name, schema })),
      ];
      for (const { part, name, schema } of places) {
        const wrong = forbiddenValue(schema, part === 'body' ? 'json' : 'text');
        await fc.assert(
          fc.asyncProperty(allowedInput(operation), wrong, async (input, value) => {
            const body = part === 'body' ? dropOtherCase(input.body as object, name) : input.body;
            const changed = {
              ...input,
              body,
              [part]: { ...((part === 'body' ? body : input[part]) as object), [name]: value },
            };
            const sent = await send(base, operation, changed);
            isNamed(operation, sent);
            expect(refusedInput, `${operation.operationId} ${JSON.stringify(changed)}`).toContain(
              sent.status,
            );
          }),
          { numRuns: 4 },
        );
      }
    }
  });

  // accepts 713
  it.each(bases)('is told by %s what a path takes, and that others are not taken', async (base) => {
    const paths = Map.groupBy(operations.get(base) ?? [], ({ path }) => path);
    for (const [path, own] of paths) {
      const methods = [...new Set(own.map(({ method }) => method))];
      const allow = methods.flatMap((one) => (one === 'GET' && base === '/api/v1' ? [one, 'HEAD'] : [one]));
      for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH'].filter((one) => !allow.includes(one))) {
        const sent = await sendRaw(base, method, path.replace(/\{\w+\}/g, '1'));
        expect([sent.status, sent.allow], `${method} ${path}`).toEqual([405, allow.join(', ')]);
      }
    }
  });

  // accepts 683
  it.each(bases)('is refused by %s for bytes and characters that no database takes', async (base) => {
    for (const operation of operations.get(base) ?? []) {
      const [input] = fc.sample(allowedInput(operation), { numRuns: 1, seed: 7 }) as [Input];
      const query = queryOf(input.query);
      for (const { name, in: place } of operation.parameters) {
        for (const bad of ['%00', '%FF', '%C3%28', '%ED%A0%80', 'a%00b']) {
          const path = place === 'path' ? { ...input.path, [name]: '~' } : input.path;
          const address = pathOf(operation, path).replace('~', bad);
          const full = place === 'query' ? `${address}${query ? `${query}&` : '?'}${name}=${bad}` : address;
          if (place === 'header') continue;
          const body = operation.body ? JSON.stringify(input.body) : undefined;
          const sent = await sendRaw(base, operation.method, full, body);
          expect(sent.status, `${operation.operationId} ${full}`).toBe(400);
        }
      }
      for (const [name] of fieldsOfBody(operation)) {
        for (const bad of ['"\\u0000"', '"\\ud800"', '"a\\udc00b"']) {
          const rest = JSON.stringify(dropOtherCase(input.body as object, name)).slice(1);
          const text = `{${JSON.stringify(name)}:${bad}${rest === '}' ? '' : ','}${rest}`;
          const sent = await sendRaw(base, operation.method, pathOf(operation, input.path) + query, text);
          expect(sent.status, `${operation.operationId} ${text}`).toBe(400);
        }
        const bytes = Buffer.concat([
          Buffer.from(`{${JSON.stringify(name)}:"`),
          Buffer.from([0xff]),
          Buffer.from('"}'),
        ]);
        const sent = await sendRaw(
          base,
          operation.method,
          pathOf(operation, input.path) + query,
          new Uint8Array(bytes),
        );
        expect(sent.status, operation.operationId).toBe(400);
      }
    }
  });
});

const fieldsOfBody = ({ body }: Operation): [string, unknown][] => Object.entries(body?.properties ?? {});

/** Of `name` and `Name` only one may come. */
const dropOtherCase = (body: object, name: string): object =>
  Object.fromEntries(Object.entries(body).filter(([one]) => one.toLowerCase() !== name.toLowerCase()));
