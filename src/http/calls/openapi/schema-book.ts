import { z } from 'zod';

/** Schemas by the name they are known under; what is no schema is passed over, so a whole module may be given. */
export type NamedSchemas = Readonly<Record<string, unknown>>;

type Json = Record<string, unknown>;

export type SchemaBook = {
  /** Notes the whole answer of a call, and gives the reference to it. */
  addAnswer: (name: string, schema: z.ZodType) => { $ref: string };
  /** Notes a body as callers send it, before the contract's own tidying. */
  addBody: (name: string, schema: z.ZodType, change: (schema: Json) => Json) => { $ref: string };
  /** Everything noted, for `components.schemas`. */
  write: () => Record<string, Json>;
};

const uri = (name: string): string => `#/components/schemas/${name}`;

/** Gathers the schemas of a document, each once and under its name. */
export const createSchemaBook = (names: NamedSchemas): SchemaBook => {
  const answers = z.registry<{ id: string }>();
  const bodies = new Map<string, Json>();
  for (const [id, schema] of Object.entries(names)) {
    if (schema instanceof z.ZodType && !answers.has(schema)) answers.add(schema, { id });
  }
  return {
    addAnswer: (id, schema) => {
      if (!answers.has(schema)) answers.add(schema, { id });
      return { $ref: uri(answers.get(schema)?.id ?? id) };
    },
    addBody: (id, schema, change) => {
      bodies.set(id, change(describeInput(schema)));
      return { $ref: uri(id) };
    },
    write: () => {
      const { schemas } = z.toJSONSchema(answers, {
        uri,
        io: 'output',
        unrepresentable: 'any',
        reused: 'inline',
      });
      const written = Object.entries(schemas).map(
        ([id, schema]) => [id, withoutIds(schema as Json)] as const,
      );
      const used = JSON.stringify([...written.map(([, schema]) => schema), ...bodies.values()]);
      return Object.fromEntries([...written.filter(([id]) => isUsed(id, used)), ...bodies]);
    },
  };
};

/** A value as it travels to us. Texts may hold any character but NUL, which no database takes. */
export const describeInput = (schema: z.ZodType): Json =>
  withoutIds(
    z.toJSONSchema(schema, {
      io: 'input',
      unrepresentable: 'any',
      override: ({ jsonSchema }) => {
        const isFree = ['pattern', 'enum', 'const', 'format'].every((key) => !(key in jsonSchema));
        if (jsonSchema.type === 'string' && isFree) jsonSchema.pattern = '^[^\\u0000]*$';
      },
    }) as Json,
  );

const withoutIds = ({ $schema: _schema, $id: _id, ...schema }: Json): Json => schema;

/** Whole answers are used by their calls; of the other names only those that something refers to are written. */
const isUsed = (id: string, written: string): boolean =>
  id.endsWith('Answer') || id === 'Refusal' || written.includes(`"${uri(id)}"`);
