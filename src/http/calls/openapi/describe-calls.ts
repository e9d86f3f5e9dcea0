import type { z } from 'zod';
import { type Call, type CallTable, needsToken } from '#contract/call.ts';
import type { AppErrorCode } from '#kernel/app-error.ts';
import { describeParameters } from './describe-parameters.ts';
import { describeRefusals, listRefusals, refusalName } from './describe-refusals.ts';
import { createSchemaBook, type NamedSchemas, type SchemaBook } from './schema-book.ts';

/** What a document says beside its calls. */
type ApiFacts = {
  title: string;
  description: string;
  version: string;
  basePath: string;
  /** One sentence a tag; a call's tag must be among them. */
  tags: Readonly<Record<string, string>>;
  calls: CallTable;
  /** Schemas that stand under a name of their own wherever they are used. */
  names: NamedSchemas;
  /** The whole answer of a call, and of every refusal. */
  success: (result: z.ZodType) => z.ZodType;
  failure: z.ZodType;
  /** What every call may refuse with. */
  refusals: readonly AppErrorCode[];
  /** Ways to prove who asks, by name, in the terms of OpenAPI; `securityOf` names those a call needs. */
  securitySchemes: Readonly<Record<string, object>>;
  securityOf?: (call: Call) => readonly string[];
  /** The JSON body as it may travel, where that differs from the contract's own names. */
  writeBody?: (schema: Record<string, unknown>) => Record<string, unknown>;
};

/** The OpenAPI 3.1 document of a table of calls: the same table that the server mounts. */
export const describeCalls = (facts: ApiFacts): object => {
  const book = createSchemaBook(facts.names);
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(facts.calls)) {
    const path = paths[call.path] ?? {};
    paths[call.path] = path;
    // Of calls that share method and path the first gives the name; the bodies stand side by side.
    path[call.method] ??= describeOperation(facts, book, name, call);
  }
  book.addAnswer('Refusal', facts.failure);
  return {
    openapi: '3.1.0',
    info: {
      title: facts.title,
      version: facts.version,
      description: facts.description,
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Azma' },
    },
    servers: [{ url: facts.basePath }],
    tags: Object.entries(facts.tags).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: book.write(),
      responses: describeRefusals(
        Object.values(facts.calls).flatMap((call) => listRefusals(call, facts.refusals)),
      ),
      securitySchemes: facts.securitySchemes,
    },
  };
};

const describeOperation = (facts: ApiFacts, book: SchemaBook, name: string, call: Call): object => {
  const sharing = Object.entries(facts.calls).filter(
    ([, { method, path }]) => method === call.method && path === call.path,
  );
  const refusals = sharing.flatMap(([, one]) => listRefusals(one, facts.refusals));
  const parameters = describeParameters(call);
  const codes = [...new Set(sharing.flatMap(([, one]) => one.refusals ?? []))];
  return {
    operationId: name,
    summary: sharing.map(([, { summary }]) => summary).join('; or: '),
    description: describe(call, codes),
    tags: [call.tag],
    security: describeSecurity(facts, call),
    ...(parameters.length > 0 ? { parameters } : {}),
    ...describeBody(facts, book, sharing),
    responses: {
      200: { description: 'Done.', content: describeSuccess(facts, book, name, call) },
      ...Object.fromEntries(
        refusals.map((status) => [status, { $ref: `#/components/responses/${refusalName(status)}` }]),
      ),
    },
  };
};

const describe = ({ summary, description }: Call, codes: readonly AppErrorCode[]): string => {
  const may = codes.length > 0 ? ` May refuse with ${codes.map((code) => `\`${code}\``).join(', ')}.` : '';
  return `${description ?? `${summary}.`}${may}`;
};

/** All of them at once are needed, so they stand in one requirement. */
const describeSecurity = ({ securityOf }: ApiFacts, call: Call): object[] => {
  const schemes = [...(needsToken(call) ? ['antiForgery'] : []), ...(securityOf?.(call) ?? [])];
  return schemes.length === 0 ? [] : [Object.fromEntries(schemes.map((scheme) => [scheme, []]))];
};

const describeBody = (
  { writeBody = (schema) => schema }: ApiFacts,
  book: SchemaBook,
  sharing: readonly (readonly [string, Call])[],
): object => {
  const upload = sharing[0]?.[1].upload;
  if (upload) {
    const content = Object.fromEntries(upload.types.map((type) => [type, {}]));
    return { requestBody: { required: true, content } };
  }
  const schemas = sharing.flatMap(([name, { body }]) =>
    body ? [book.addBody(`${capitalize(name)}Body`, body, writeBody)] : [],
  );
  if (schemas.length === 0) return {};
  const schema = schemas.length === 1 ? schemas[0] : { oneOf: schemas };
  return { requestBody: { required: true, content: { 'application/json': { schema } } } };
};

const describeSuccess = (facts: ApiFacts, book: SchemaBook, name: string, call: Call): object => {
  if (call.download) return Object.fromEntries(call.download.map((type) => [type, {}]));
  const schema = book.addAnswer(`${capitalize(name)}Answer`, facts.success(call.result));
  return { 'application/json': { schema } };
};

export const capitalize = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
