import type { ContentCall } from '#contract/content/calls.ts';
import { AppError } from '#kernel/app-error.ts';

/** What a caller sent, part by part, as it travels: path and query are texts. */
export type GivenInput = { params: unknown; query: unknown; body: unknown };

/** The input of a call after the contract's own checks; throws `invalid_input` when it does not pass them. */
export const checkContentInput = (
  call: ContentCall,
  { params, query, body }: GivenInput,
): Record<string, unknown> => ({
  ...parse(call.params, params),
  ...parse(call.query, query),
  ...parse(call.body, body),
});

const parse = (schema: ContentCall['params'], value: unknown): Record<string, unknown> => {
  if (!schema) return {};
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', { cause: parsed.error });
};
