import { Suggestion, type SuggestionInput } from '#contract/contact/suggestion.ts';
import { contactFields, type FieldFault } from './contact-form.rules.ts';

/** What keeps the form from being sent by the schema that the server uses too: one fault a field. */
export const findFaults = (values: SuggestionInput): FieldFault[] => {
  const issues = Suggestion.safeParse(values).error?.issues ?? [];
  return contactFields.flatMap((field) => {
    const issue = issues.find(({ path }) => path[0] === field);
    return issue ? [{ field, message: issue.message }] : [];
  });
};
