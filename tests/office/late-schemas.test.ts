import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Call } from '#contract/call.ts';
import { officeCalls } from '#contract/office/calls.ts';

const calls = new Map(Object.entries<Call>(officeCalls));
const screens = join(import.meta.dirname, '..', '..', 'src', 'web', 'office');
const lateSchema = /await import\('#contract\/office\/calls\/[\w-]+\.ts'\)\)\.\w+\.(\w+)\.query/g;

it('lets an empty address stand for itself on every list that reads its address late', () => {
  const texts = readdirSync(screens, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => readFileSync(join(screens, name), 'utf8'));
  const late = texts.flatMap((text) => Array.from(text.matchAll(lateSchema), ([, name = '']) => name));
  expect(late.length).toBeGreaterThan(7);
  for (const name of [...late, 'listMedia']) expect(calls.get(name)?.query?.parse({}), name).toEqual({});
});

it('lets the office’s client tell query from body by the method', () => {
  for (const [name, { method, query, body, upload, headers, isGuarded }] of calls) {
    const hasBody = method === 'post' || method === 'put';
    expect([body === undefined || hasBody, query === undefined || !hasBody || !!upload], name).toEqual([
      true,
      true,
    ]);
    expect([headers === undefined || !!upload, isGuarded], name).toEqual([true, undefined]);
  }
});
