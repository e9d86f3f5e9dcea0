import fc from 'fast-check';
import { expect } from 'vitest';
import { allowedValue, forbiddenValue, listOperations, type Operation } from './openapi-values.ts';

export type Sent = { status: number; body: string; allow: string | null };
type Input = { path: Record<string, unknown>; query: Record<string, unknown>; body?: unknown };
type Body = string | Uint8Array<ArrayBuffer>;
type Bounds = { numRuns: number };

export const refusedInput = [400, 413, 414];

export type OpenApiCaller = {
  operations: readonly Operation[];
  /** Sends what the document allows, and tells each answer, which must be one that the document names. */
  sendAllowed: (
    operation: Operation,
    bounds: Bounds,
    look?: (sent: Sent, input: object) => void,
  ) => Promise<void>;
  /** Sends each field as the document forbids it; all must be refused as input. */
  sendForbidden: (operation: Operation, bounds: Bounds) => Promise<void>;
  /** Asks every path with the methods it does not take. */
  sendOtherMethods: (answersHead: boolean) => Promise<void>;
  /** Sends bytes and characters that a database refuses, in every field. */
  sendBadCharacters: (operation: Operation) => Promise<void>;
};

/** Values of path parameters that exist, so that calls come further than to a 404. */
export type KnownValues = Readonly<Record<string, readonly unknown[]>>;

/** A caller that knows nothing of an API but its document. */
export const createOpenApiCaller = (
  document: object,
  address: string,
  headersOf: () => Record<string, string>,
  known: KnownValues = {},
): OpenApiCaller => {
  const operations = listOperations(document);
  const sendRaw = async (method: string, path: string, body?: Body): Promise<Sent> => {
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await fetch(`${address}${path}`, {
      method,
      headers: { ...headersOf(), ...type },
      ...(body === undefined ? {} : { body }),
    });
    return { status: response.status, body: await response.text(), allow: response.headers.get('allow') };
  };
  const send = (operation: Operation, { path, query, body }: Input) =>
    sendRaw(
      operation.method,
      pathOf(operation, path) + queryOf(query),
      operation.body ? JSON.stringify(body) : undefined,
    );
  const requireNamed = (operation: Operation, { status, body }: Sent) => {
    expect(operation.statuses, `${operation.operationId}: ${body}`).toContain(status);
    expect(status, `${operation.operationId}: ${body}`).not.toBe(500);
  };

  return {
    operations,
    sendAllowed: (operation, bounds, look) =>
      fc.assert(
        fc.asyncProperty(allowedInput(operation, known), async (input) => {
          const sent = await send(operation, input);
          requireNamed(operation, sent);
          look?.(sent, input);
        }),
        bounds,
      ),
    sendForbidden: async (operation, bounds) => {
      for (const { part, name, schema } of placesOf(operation)) {
        const any = forbiddenValue(schema, part === 'body' ? 'json' : 'text');
        const wrong = part === 'path' ? any.filter(isSendable) : any;
        await fc.assert(
          fc.asyncProperty(allowedInput(operation), wrong, async (input, value) => {
            const given = part === 'body' ? dropOtherCase(input.body as object, name) : input[part];
            const changed = { ...input, [part]: { ...(given as object), [name]: value } };
            const sent = await send(operation, changed);
            requireNamed(operation, sent);
            const shown = `${operation.operationId} ${JSON.stringify(changed)} ${sent.body}`;
            expect(refusedInput, shown).toContain(sent.status);
          }),
          bounds,
        );
      }
    },
    sendOtherMethods: async (answersHead) => {
      for (const [path, own] of Map.groupBy(operations, (one) => one.path)) {
        const methods = [...new Set(own.map(({ method }) => method))];
        const allow = methods.flatMap((one) => (one === 'GET' && answersHead ? [one, 'HEAD'] : [one]));
        for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
          if (allow.includes(method)) continue;
          const sent = await sendRaw(method, path.replace(/\{\w+\}/g, '1'));
          expect([sent.status, sent.allow], `${method} ${path}`).toEqual([405, allow.join(', ')]);
        }
      }
    },
    sendBadCharacters: async (operation) => {
      const [input] = fc.sample(allowedInput(operation), { numRuns: 1, seed: 7 }) as [Input];
      const query = queryOf(input.query);
      const refuses = async (path: string, body?: Body) => {
        const sent = await sendRaw(operation.method, path, body);
        expect(sent.status, `${operation.operationId} ${path} ${sent.body}`).toBe(400);
      };
      for (const [at, { name, in: place }] of operation.parameters.entries()) {
        if (place === 'header') continue;
        for (const bad of sampleAfterFirst(['%00', '%FF', '%C3%28', '%ED%A0%80', 'a%00b'], at)) {
          const path = place === 'path' ? { ...input.path, [name]: '~' } : input.path;
          const to = pathOf(operation, path).replace('~', bad);
          const full = place === 'query' ? `${to}${query ? `${query}&` : '?'}${name}=${bad}` : to;
          await refuses(full, operation.body ? JSON.stringify(input.body) : undefined);
        }
      }
      const address = pathOf(operation, input.path) + query;
      for (const [at, [name]] of fieldsOfBody(operation).entries()) {
        for (const bad of sampleAfterFirst(['"\\u0000"', '"\\ud800"', '"a\\udc00b"'], at)) {
          const rest = JSON.stringify(dropOtherCase(input.body as object, name)).slice(1);
          await refuses(address, `{${JSON.stringify(name)}:${bad}${rest === '}' ? '' : ','}${rest}`);
        }
        const parts = [`{${JSON.stringify(name)}:"`, Uint8Array.of(0xff), '"}'].map((one) =>
          Buffer.from(one),
        );
        await refuses(address, new Uint8Array(Buffer.concat(parts)));
      }
    },
  };
};

/** All for the first field of a call; the others, which the same code reads, get one each in turn. */
const sampleAfterFirst = (all: readonly string[], at: number): readonly string[] =>
  at === 0 ? all : all.slice(at % all.length, (at % all.length) + 1);

const allowedInput = (operation: Operation, known: KnownValues = {}): fc.Arbitrary<Input> => {
  const orKnown = (name: string, any: fc.Arbitrary<unknown>) =>
    known[name]
      ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known[name]) }, { weight: 1, arbitrary: any })
      : any;
  const fields = (place: string) => {
    const parameters = operation.parameters.filter((one) => one.in === place);
    const values = Object.fromEntries(
      parameters.map(({ name, schema }) => [
        name,
        place === 'path' ? orKnown(name, allowedValue(schema).filter(isSendable)) : allowedValue(schema),
      ]),
    );
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

/** Every client shortens a path by its dots before it is sent. */
const isSendable = (value: unknown): boolean => value !== '.' && value !== '..';

const placesOf = (operation: Operation) => [
  ...operation.parameters
    .filter((one) => one.in !== 'header')
    .map((one) => ({ part: one.in as 'path' | 'query', name: one.name, schema: one.schema })),
  ...fieldsOfBody(operation).map(([name, schema]) => ({ part: 'body' as const, name, schema })),
];

const pathOf = ({ path }: Operation, given: Record<string, unknown>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(given[name])));

const queryOf = (given: Record<string, unknown>): string => {
  const pairs = Object.entries(given).filter(([, value]) => value !== undefined);
  const written = pairs.map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`);
  return pairs.length === 0 ? '' : `?${written.join('&')}`;
};

const fieldsOfBody = ({ body }: Operation): [string, unknown][] => Object.entries(body?.properties ?? {});

/** Of `name` and `Name` only one may come. */
const dropOtherCase = (body: object, name: string): object =>
  Object.fromEntries(Object.entries(body).filter(([one]) => one.toLowerCase() !== name.toLowerCase()));
