import { isRecord } from '#kernel/is-record.ts';
import type { OfficeFailure } from '../../app/office-failure.ts';
import type { ContentDraft } from '../../app/queries/content-queries.ts';
import { isSameJson } from '../../app/work/is-same-json.ts';

/** What a colleague saved meanwhile. */
export type StaleDraft = Pick<ContentDraft, 'draftRev' | 'editedBy' | 'document'>;

/** What the refusal of a stale save carries; undefined when it was refused for something else. */
export const findStale = ({
  code,
  details,
}: Pick<OfficeFailure, 'code' | 'details'>): StaleDraft | undefined => {
  const { reason, draftRev, editedBy, current } = details;
  if (code !== 'conflict' || reason !== 'stale' || typeof draftRev !== 'number' || !isRecord(current))
    return undefined;
  return { draftRev, editedBy: String(editedBy ?? ''), document: current };
};

/** Only the answer of an earlier save was lost: the stored text is what was sent. */
export const isOwnSave = ({ details }: Pick<OfficeFailure, 'details'>): boolean =>
  isRecord(details.yours) && isSameJson(details.yours, details.current);
