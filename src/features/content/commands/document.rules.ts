import { createHash } from 'node:crypto';
import { type ContentDocument, completeShapes, draftShapes } from '#contract/content/content-inputs.ts';
import type { Completeness } from '#contract/content/inputs/fields.ts';
import { type ContentKind, contentKinds } from '#contract/content/kinds.ts';
import { AppError } from '#kernel/app-error.ts';

/** Reads a document that came from outside; faults are named by their fields. */
export const requireDocument = <Kind extends ContentKind>(
  kind: Kind,
  input: unknown,
  completeness: Completeness,
): ContentDocument<Kind> => {
  const read = (completeness === 'draft' ? draftShapes : completeShapes)[kind].safeParse(input);
  if (read.success) return read.data as ContentDocument<Kind>;
  const fields: Record<string, string> = {};
  for (const { path, message } of read.error.issues) fields[path.join('.')] ??= message;
  throw new AppError('invalid_input', { details: { fields } });
};

/** What an item is called in lists and messages. */
export const readTitle = (kind: ContentKind, document: ContentDocument): string =>
  String((document as Record<string, unknown>)[contentKinds[kind].titleField] ?? '');

/** A short mark of a state, to be sent back with a change: a change made from another state is refused. */
export const calculateRev = (state: unknown): string =>
  createHash('sha256').update(JSON.stringify(state)).digest('base64url').slice(0, 22);
