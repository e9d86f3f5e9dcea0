import { createHash } from 'node:crypto';
import { type ContentDocument, completeShapes, draftShapes } from '#contract/content/content-inputs.ts';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import { editingTexts } from '#contract/office/editing-texts.ts';
import { AppError, isAppError } from '#kernel/app-error.ts';

/** Fields of each kind that hold HTML. */
const richFields: Partial<Record<ContentKind, readonly string[]>> = {
  'static-page': ['description', 'bodyText'],
  faq: ['answer'],
};
const usualRichFields = ['bodyText'];

/** HTML that an editor sent, made safe before anybody, a colleague's preview included, is shown it. */
export const sanitiseDocument = async <Kind extends ContentKind>(
  kind: Kind,
  document: ContentDocument<Kind>,
  clean: (html: string) => string | Promise<string>,
): Promise<ContentDocument<Kind>> => {
  const cleaned: Record<string, unknown> = { ...document };
  for (const field of richFields[kind] ?? usualRichFields) {
    const html = cleaned[field];
    if (typeof html !== 'string') continue;
    try {
      cleaned[field] = await clean(html);
    } catch (cause) {
      if (!isAppError(cause, 'invalid_input')) throw cause;
      throw new AppError('invalid_input', { details: { fields: { [field]: editingTexts.tooDeep } }, cause });
    }
  }
  return cleaned as ContentDocument<Kind>;
};

/** Reads a document that came from outside; faults are named by their fields. */
export const requireDocument = <Kind extends ContentKind>(
  kind: Kind,
  input: unknown,
  how: 'draft' | 'whole',
): ContentDocument<Kind> => {
  const read = (how === 'draft' ? draftShapes : completeShapes)[kind].safeParse(input);
  if (read.success) return read.data as ContentDocument<Kind>;
  const fields: Record<string, string> = {};
  for (const { path, message } of read.error.issues) fields[path.join('.')] ??= message;
  throw new AppError('invalid_input', { details: { fields } });
};

/** What an item is called in lists and messages. */
export const titleOf = (kind: ContentKind, document: ContentDocument): string =>
  String((document as Record<string, unknown>)[contentKinds[kind].titleField] ?? '');

/** A short mark of a state, to be sent back with a change: a change made from another state is refused. */
export const revOf = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
