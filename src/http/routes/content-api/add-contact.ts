import type { z } from 'zod';
import { Suggestion } from '#contract/contact/suggestion.ts';
import { sendSuggestionPath } from '#contract/contact/suggestion-facts.ts';
import { type ContactDeps, sendSuggestion } from '#features/contact/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import { readJsonBody } from '../../calls/read-json-body.ts';
import type { Door } from '../../door.ts';
import { jsonAnswer } from '../../json-answer.ts';
import { refuseInContentEnvelope } from './refuse-in-content-envelope.ts';

export type ContactDoorDeps = ContactDeps & { antiForgery: AntiForgery };

/** Takes in the contact form. A refusal for its words names each field and what is wrong with it. */
export const createContactDoor = (deps: ContactDoorDeps): Door => ({
  prefix: '/api/v1/Suggestions',
  methods: (path) => (path === sendSuggestionPath ? ['POST'] : undefined),
  urgency: 3,
  handle: async (request, { clientAddress }) => {
    if (new URL(request.url).pathname !== sendSuggestionPath) throw new AppError('not_found');
    deps.antiForgery.requireAntiForgery(request);
    const parsed = Suggestion.safeParse(await readJsonBody(request));
    if (!parsed.success) throw nameInvalidFields(parsed.error);
    await sendSuggestion(deps, parsed.data, clientAddress);
    return jsonAnswer({ isSuccess: true, result: true });
  },
  refuse: refuseInContentEnvelope,
});

const nameInvalidFields = (error: z.ZodError): AppError => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const [name] = path;
    if (typeof name === 'string') fields[name] ??= message;
  }
  return new AppError('invalid_input', { cause: error, details: { fields } });
};
