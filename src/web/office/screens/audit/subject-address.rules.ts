import type { AuditRow } from '../../app/queries/audit-queries.ts';
import { findKind } from '../../ui/content/office-kinds.ts';

type Subject = Pick<AuditRow, 'subjectKind' | 'subjectId' | 'subjectTitle' | 'subjectPlace'>;

/** The screen that shows a subject of the trail, when it can still be opened. */
export const addressOfSubject = ({
  subjectKind,
  subjectId,
  subjectTitle,
  subjectPlace,
}: Subject): string | undefined => {
  if (subjectPlace === 'gone') return undefined;
  const q = encodeURIComponent(subjectTitle ?? '');
  if (subjectPlace === 'bin') return `/bin?q=${q}`;
  if (findKind(subjectKind)) return `/content/${subjectKind}/${subjectId}`;
  const addresses: Readonly<Record<string, string>> = {
    repair: `/repairs/${subjectId}`,
    device: `/devices/${encodeURIComponent(subjectId)}`,
    centre: `/centres/${subjectId}`,
    message: `/messages/${subjectId}`,
    media: `/media?file=${subjectId}`,
    price: '/prices',
    staff: '/staff',
  };
  return addresses[subjectKind];
};
