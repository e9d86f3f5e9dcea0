import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { officeCalls } from '#contract/office/calls.ts';
import { withoutSchemas, writeWithoutSchemas } from '../../scripts/office-build/leave-schemas-out.ts';

const all = Object.entries<Call>(officeCalls);
const screens = join(import.meta.dirname, '..', '..', 'src', 'web', 'office');
const lateSchema = /await import\('#contract\/office\/calls\/[\w-]+\.ts'\)\)\.\w+\.(\w+)\.query/g;

it('keeps of each call what sending it needs', () => {
  expect(all.length).toBeGreaterThan(100);
  for (const [name, call] of all) {
    const { params, query, body, ...facts } = withoutSchemas(call) as Record<string, unknown>;
    const { method, path, headers, upload, download, isGuarded } = call;
    expect(facts, name).toEqual(
      JSON.parse(JSON.stringify({ method, path, headers, upload, download, isGuarded })),
    );
    const names = Object.keys((query as { shape: object } | undefined)?.shape ?? {});
    expect(names, name).toEqual(Object.keys(call.query?.shape ?? {}));
    expect([params, query, body].map(Boolean), name).toEqual(
      [call.params, call.query, call.body].map(Boolean),
    );
  }
});

it('keeps lists and words of a module, and neither schemas nor functions', () => {
  const schema = Object.create({ parse: () => 1 }) as object;
  const text = writeWithoutSchemas({ states: ['new'], names: { new: 'تازه' }, schema, count: () => 1 });
  expect(text).toBe('export const states = ["new"];\nexport const names = {"new":"تازه"};\n');
});

it('lets an empty address stand for itself on every list that reads its address late', () => {
  const texts = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(screens, name), 'utf8'));
  const late = texts.flatMap((text) => Array.from(text.matchAll(lateSchema), ([, name = '']) => name));
  expect(late.length).toBeGreaterThan(7);
  const calls = new Map(all);
  for (const name of [...late, 'listMedia']) expect(calls.get(name)?.query?.parse({}), name).toEqual({});
  // Imported by name a call has no schema to read with, whatever its type says.
  const wrong = /^import \{[^}]*\b(\w+Calls)\b[^}]*\}[\s\S]*\b\1\.\w+\.(?:query|body|params|result)\b/m;
  expect(
    texts.filter((text) => wrong.test(text.replaceAll(/await import\([^)]+\)\)\.\w+\.\w+\.query/g, ''))),
  ).toEqual([]);
});
