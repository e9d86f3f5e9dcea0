import type { OfficeFailure } from '../../app/office-failure.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import type { DocumentValues } from '../../ui/content/fields/document-values.rules.ts';

/** What a colleague saved meanwhile. */
export type StaleDraft = Pick<ContentDraft, 'draftRev' | 'editedBy' | 'document'>;

export const isObject = (value: unknown): value is DocumentValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the refusal of a stale save carries; undefined when it was refused for something else. */
export const readStale = ({
  code,
  details,
}: Pick<OfficeFailure, 'code' | 'details'>): StaleDraft | undefined => {
  const { reason, draftRev, editedBy, current } = details;
  if (code !== 'conflict' || reason !== 'stale' || typeof draftRev !== 'number' || !isObject(current))
    return undefined;
  return { draftRev, editedBy: String(editedBy ?? ''), document: current };
};

/** Only the answer of an earlier save was lost: the stored text is what was sent. */
export const isOwnSave = ({ details }: Pick<OfficeFailure, 'details'>): boolean =>
  isObject(details.yours) && JSON.stringify(details.yours) === JSON.stringify(details.current);
