import fc from 'fast-check';

// biome-ignore lint/suspicious/noExplicitAny: a document of another server knows no types
type Loose = any;

export type Operation = {
  operationId: string;
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query' | 'header'; required: boolean; schema: Loose }[];
  body: Loose | undefined;
  statuses: number[];
};

/** Every operation of an OpenAPI document, with its references followed. */
export const listOperations = (document: Loose): Operation[] => {
  const follow = (schema: Loose): Loose =>
    schema?.$ref ? document.components.schemas[schema.$ref.split('/').at(-1)] : schema;
  /** With every reference inside followed too; what leads back to itself ends there. */
  const expand = (schema: Loose, within: readonly unknown[] = []): Loose => {
    const found = follow(schema);
    if (found === null || typeof found !== 'object' || within.includes(found)) return found;
    if (Array.isArray(found)) return found.map((one) => expand(one, within));
    const inside = [...within, found];
    return Object.fromEntries(Object.entries(found).map(([name, value]) => [name, expand(value, inside)]));
  };
  return Object.entries<Loose>(document.paths).flatMap(([path, methods]) =>
    Object.entries<Loose>(methods).flatMap(([method, operation]) => {
      const body = follow(operation.requestBody?.content['application/json']?.schema);
      // Several bodies under one path are looked at one by one.
      return (body?.oneOf ?? [body]).map((one: Loose) => ({
        operationId: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).map((parameter: Loose) => expand(parameter)),
        body: expand(one),
        statuses: Object.keys(operation.responses).map(Number),
      }));
    }),
  );
};

/** Values that the document allows. Texts are such as people could type: no white space at their ends. */
export const allowedValue = (schema: Loose): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(allowedValue));
  if (schema.type === 'integer') return fc.integer({ min: schema.minimum, max: schema.maximum });
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'string') return allowedText(schema);
  if (schema.type === 'object') return allowedObject(schema);
  if (schema.type === 'number') return fc.double({ min: schema.minimum, max: schema.maximum, noNaN: true });
  if (schema.type === 'array') {
    const { items, minItems: minLength = 0, maxItems = 4 } = schema;
    return fc.array(allowedValue(items), {
      minLength,
      maxLength: Math.max(minLength, Math.min(maxItems, 4)),
    });
  }
  if (Object.keys(schema).every((key) => key === 'description' || key === 'default'))
    return fc.constant(null);
  throw new Error(`no values for ${JSON.stringify(schema)}`);
};

const allowedText = ({ minLength = 0, maxLength = 60, allOf = [], ...own }: Loose): fc.Arbitrary<string> => {
  const patterns: string[] = [own, ...allOf].flatMap((one: Loose) => (one.pattern ? [one.pattern] : []));
  const pattern = patterns.find((one) => !one.startsWith('^[^\\u0000'));
  const texts =
    pattern === undefined
      ? fc
          .array(fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 1 }), { minLength, maxLength })
          .map((letters) => letters.join(''))
      : samplesOf(pattern);
  return texts.filter(
    (text) =>
      patterns.every((one) => new RegExp(one, 'u').test(text)) && text.trim() === text && text.isWellFormed(),
  );
};

const days = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2090-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const samplesOf = (pattern: string): fc.Arbitrary<string> => {
  if (pattern.includes('-02-29') && pattern.endsWith('$') && !pattern.includes('T')) return days;
  if (pattern.includes('\\p{Pd}')) return fc.constantFrom('123456', '۱۲۳۴۵۶', '12 34-56', '１２３４５６');
  if (pattern.includes('@')) return fc.emailAddress().filter((text) => text.length < 200);
  return fc.stringMatching(new RegExp(pattern));
};

const allowedObject = ({ properties = {}, allOf = [], required = [] }: Loose): fc.Arbitrary<object> => {
  const needed = [...required, ...allOf.map((rule: Loose) => rule.oneOf?.[0].required[0])];
  const hasTwoCases = allOf.length > 0;
  const names = Object.keys(properties).filter((name) => !hasTwoCases || /^[a-z]/.test(name));
  const fields = Object.fromEntries(names.map((name) => [name, allowedValue(properties[name])]));
  return fc.record(fields, { requiredKeys: needed });
};

/** Values that the document forbids. In path and query everything is text. */
export const forbiddenValue = (schema: Loose, place: 'text' | 'json'): fc.Arbitrary<unknown> => {
  const wrongType = place === 'json' ? [fc.constant([]), fc.constant({ a: 1 })] : [];
  if (schema.type === 'integer') {
    const outside = [schema.minimum - 1, schema.maximum + 1, 1.5, 1e21].filter(Number.isFinite);
    return fc.oneof(fc.constantFrom<unknown>(...outside, 'x', '1e1', '٣', '+1', '01'), ...wrongType);
  }
  if (schema.type === 'string') {
    const tooLong = schema.maxLength === undefined ? [] : [fc.constant('م'.repeat(schema.maxLength + 1))];
    const tooShort = schema.minLength > 1 ? [fc.constant('م'.repeat(schema.minLength - 1))] : [];
    return fc.oneof(fc.constantFrom('\u0000', 'a\u0000b'), ...tooLong, ...tooShort, ...wrongType);
  }
  if (schema.enum) return fc.oneof(fc.constant('no such value'), ...wrongType);
  if (schema.type === 'boolean') return fc.oneof(fc.constant('yes'), ...wrongType);
  // An object may hold whatever it likes unless it says otherwise; that it is one is always asked.
  if (schema.type === 'object') return fc.constantFrom<unknown>('\u0000', [], 1);
  return fc.oneof(fc.constant({ a: { b: 1 } }), fc.constant('\u0000'));
};
