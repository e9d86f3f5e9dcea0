import type { Hono } from 'hono';
import type { z } from 'zod';
import { Suggestion } from '#contract/contact/suggestion.ts';
import { type ContactDeps, sendSuggestion } from '#features/contact/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import type { AppEnv } from '../../app-env.ts';
import { readJsonBody } from '../../calls/read-json-body.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { allowMethods } from '../../middleware/allow-methods.ts';

export type ContactRouteDeps = ContactDeps & { antiForgery: AntiForgery };

/** The contact form. A refusal for its words names each field and what is wrong with it. */
export const mountContactForm = (group: Hono<AppEnv>, path: string, deps: ContactRouteDeps): void => {
  group.all(path, allowMethods('POST'));
  group.post(path, async (c) => {
    deps.antiForgery.requireAntiForgery(c.req.raw);
    const parsed = Suggestion.safeParse(await readJsonBody(c.req.raw));
    if (!parsed.success) throw nameInvalidFields(parsed.error);
    await sendSuggestion(deps, parsed.data, c.env.clientAddress);
    return jsonAnswer({ isSuccess: true, result: true });
  });
};

const nameInvalidFields = (error: z.ZodError): AppError => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const [name] = path;
    if (typeof name === 'string') fields[name] ??= message;
  }
  return new AppError('invalid_input', { cause: error, details: { fields } });
};
