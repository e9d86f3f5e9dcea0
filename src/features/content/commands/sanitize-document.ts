import type { ContentDocument } from '#contract/content/content-inputs.ts';
import { inputTexts, maxRichTextLength } from '#contract/content/inputs/fields.ts';
import type { ContentKind } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';

/** Fields of each kind that hold HTML. */
const richFields: Partial<Record<ContentKind, readonly string[]>> = {
  'static-page': ['description', 'bodyText'],
  faq: ['answer'],
};
const defaultRichFields = ['bodyText'];

/** HTML that an editor sent, made safe before anybody, a preview by other staff included, is shown it. */
export const sanitizeDocument = async <Kind extends ContentKind>(
  kind: Kind,
  document: ContentDocument<Kind>,
  clean: (html: string) => string | Promise<string>,
): Promise<ContentDocument<Kind>> => {
  const cleaned: Record<string, unknown> = { ...document };
  for (const field of richFields[kind] ?? defaultRichFields) {
    const html = cleaned[field];
    if (typeof html !== 'string') continue;
    const refuse = (text: string, cause?: unknown) =>
      new AppError('invalid_input', { details: { fields: { [field]: text } }, cause });
    let safe: string;
    try {
      safe = await clean(html);
    } catch (cause) {
      throw isAppError(cause, 'invalid_input') ? refuse(editingTexts.tooDeep, cause) : cause;
    }
    // Cleaning can write a text longer: each "&" becomes five letters.
    if (safe.length > maxRichTextLength) throw refuse(inputTexts.tooLong);
    cleaned[field] = safe;
  }
  return cleaned as ContentDocument<Kind>;
};
