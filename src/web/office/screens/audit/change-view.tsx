import { auditTexts } from '#web/texts/office/account.ts';
import { ChevronDown } from '#web/ui/icons.ts';
import type { AuditRow } from '../../app/queries/audit-queries.ts';
import { formatValue, nameField } from './format-value.ts';
import { type Change, isNothing, listChanges } from './list-changes.rules.ts';

/** From what to what, field by field; a short change is shown at once, a long one on request. */
export const ChangeView = ({ row }: { row: AuditRow }) => {
  const changes = listChanges(row.from, row.to);
  if (changes.length === 0) return null;
  if (changes.length <= 2) return <ChangeList changes={changes} row={row} />;
  return (
    <details className="disclosure">
      <summary className="flex w-fit items-center gap-1 text-fine text-brand-strong underline-offset-4 hover:underline max-sm:min-h-11">
        {auditTexts.showChanges(changes.length)}
        <ChevronDown size={16} className="disclosure-mark" />
      </summary>
      <ChangeList changes={changes} row={row} />
    </details>
  );
};

const ChangeList = ({ changes, row }: { changes: readonly Change[]; row: AuditRow }) => (
  <ul className="grid max-w-96 gap-0.5 text-fine">
    {changes.map((change) => (
      <ChangeLine key={`${change.path.join('.')}${change.to === undefined}`} change={change} row={row} />
    ))}
  </ul>
);

const ChangeLine = ({ change: { path, from, to }, row }: { change: Change; row: AuditRow }) => {
  const place = { action: row.action, subjectKind: row.subjectKind, field: path.at(-1) ?? '' };
  return (
    <li className="break-words">
      {path.length > 0 && <span className="text-ink-soft">{nameField(path)}: </span>}
      {!isNothing(from) && (
        <>
          <del className="text-ink-soft no-underline">
            <bdi>{formatValue(from, place)}</bdi>
          </del>
          <span className="sr-only">{auditTexts.became}</span>
          <span aria-hidden="true"> ← </span>
        </>
      )}
      <bdi>{formatValue(to, place)}</bdi>
    </li>
  );
};
