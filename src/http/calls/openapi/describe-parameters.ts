import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { describeInput } from './schema-book.ts';

/** Path, query and header fields of a call, in the terms of OpenAPI. */
export const describeParameters = (call: Call): object[] => [
  ...fieldsOf(call.params).map(([name, schema]) => ({
    name,
    in: 'path',
    required: true,
    schema: describeTravelling(schema),
  })),
  ...fieldsOf(call.query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: describeTravelling(schema),
  })),
  ...Object.values(call.headers ?? {}).map((name) => ({
    name,
    in: 'header',
    required: false,
    schema: { type: 'string' },
  })),
];

const fieldsOf = (schema: Call['params']): [string, z.ZodType][] =>
  Object.entries(schema?.shape ?? {}).filter(
    (entry): entry is [string, z.ZodType] => entry[1] instanceof z.ZodType,
  );

/** A number travels as digits: the document gives the number with its bounds. */
const describeTravelling = (schema: z.ZodType): object => {
  const { $schema: _schema, ...value } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return value.type === 'integer' || value.type === 'boolean' ? value : describeInput(schema);
};
