import { Link } from 'react-router';
import { nameAction, nameSubject } from '#contract/office/action-names.ts';
import { auditTexts } from '#web/texts/office/account.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { RecordNumber } from '#web/ui/figures/count.tsx';
import { DateText } from '#web/ui/figures/date-text.tsx';
import type { AuditRow } from '../../app/queries/audit-queries.ts';
import type { Column } from '../../ui/list/column.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ChangeView } from './change-view.tsx';
import { addressOfSubject } from './subject-address.rules.ts';

/** Rows are numbered; requests, devices, centres and files have a code. */
const isNumbered = ({ subjectKind, subjectId }: AuditRow): boolean =>
  /^\d{1,7}$/.test(subjectId) && !['centre', 'device'].includes(subjectKind);

/** A path or an e-mail may break, so that the column stays as narrow as its numbers. */
const idClasses = (subjectId: string): string =>
  subjectId.length > 16 ? 'text-ink-soft whitespace-normal wrap-anywhere' : 'text-ink-soft';

/** By its title, which leads to it while it can still be opened. */
const SubjectName = ({ row }: { row: AuditRow }) => {
  const address = addressOfSubject(row);
  const title = row.subjectTitle || (address ? nameSubject(row.subjectKind) : '');
  if (!title) return null;
  return address ? (
    <Link to={address} className="text-link block max-w-72 truncate font-semibold sm:min-h-0" title={title}>
      <bdi>{title}</bdi>
    </Link>
  ) : (
    <bdi className="block max-w-72 truncate font-semibold">{title}</bdi>
  );
};

const columns: readonly Column<AuditRow>[] = [
  { id: 'at', head: auditTexts.at, cell: ({ at }) => <DateText at={at} form="moment" /> },
  {
    id: 'person',
    head: auditTexts.person,
    cell: ({ staffName }) => staffName || <span className="text-ink-faint">{auditTexts.system}</span>,
  },
  {
    id: 'action',
    head: auditTexts.action,
    isUnnamedInCard: true,
    cell: ({ action }) => <strong className="font-semibold">{nameAction(action)}</strong>,
  },
  {
    id: 'subject',
    head: auditTexts.subject,
    cell: (row) => (
      <>
        <SubjectName row={row} />
        {nameSubject(row.subjectKind)}{' '}
        {isNumbered(row) ? (
          <RecordNumber className="text-ink-soft">{row.subjectId}</RecordNumber>
        ) : (
          <Code className={idClasses(row.subjectId)}>{row.subjectId}</Code>
        )}
      </>
    ),
  },
  { id: 'change', head: auditTexts.change, cell: (row) => <ChangeView row={row} /> },
  {
    id: 'why',
    head: auditTexts.why,
    cell: ({ why }) => why && <bdi className="block max-w-80 text-fine">{why}</bdi>,
  },
];

export const AuditTable = ({ rows }: { rows: readonly AuditRow[] }) => (
  <DataTable caption={auditTexts.caption} columns={columns} rows={rows} rowKey={({ id }) => String(id)} />
);
