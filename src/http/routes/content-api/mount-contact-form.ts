import type { z } from 'zod';
import { sendSuggestionCall } from '#contract/contact/suggestion.ts';
import { type ContactDeps, sendSuggestion } from '#features/contact/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { AntiForgery } from '../../anti-forgery.ts';
import type { App } from '../../app-env.ts';
import { mountCalls } from '../../calls/mount-calls.ts';
import { jsonAnswer } from '../../json-answer.ts';

export type ContactRouteDeps = ContactDeps & { antiForgery: AntiForgery };

/** The contact form. A refusal for its words names each field and what is wrong with it. */
export const mountContactForm = (group: App, deps: ContactRouteDeps): void =>
  mountCalls(group, {
    calls: { sendSuggestion: sendSuggestionCall },
    answers: {
      sendSuggestion: async (suggestion, clientAddress: string) => {
        await sendSuggestion(deps, suggestion, clientAddress);
        return true;
      },
    },
    refuseInput: nameInvalidFields,
    authorize: ({ request, facts }) => {
      deps.antiForgery.requireAntiForgery(request);
      return facts.clientAddress;
    },
    respond: (result) => jsonAnswer({ isSuccess: true, result }),
  });

const nameInvalidFields = (error: z.ZodError): AppError => {
  const fields: Record<string, string> = {};
  for (const { path, message } of error.issues) {
    const [name] = path;
    if (typeof name === 'string') fields[name] ??= message;
  }
  return new AppError('invalid_input', { cause: error, details: { fields } });
};
