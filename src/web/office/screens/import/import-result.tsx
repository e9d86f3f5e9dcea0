import { useState } from 'react';
import { importScreenTexts } from '#web/texts/office/import.ts';
import { Button } from '#web/ui/button.tsx';
import { Count } from '#web/ui/figures/count.tsx';
import { Note } from '#web/ui/note.tsx';
import type { ImportKind, ImportReport } from '../../app/queries/import-queries.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { Panel } from '../../ui/panel.tsx';
import { ChangesTable, RefusedTable, UnlinkedTable } from './import-tables.tsx';

const shown = ['new', 'changed', 'same', 'mobiles'] as const;

/** What a file would do, in figures and examples; the button names the same figures. */
export const ImportResult = ({
  kind,
  report,
  reason,
  onReason,
  onStore,
  onReset,
}: {
  kind: ImportKind;
  report: ImportReport;
  /** Why mobiles change. It is kept while the file is on its way, and after a refusal. */
  reason: string;
  onReason: (reason: string) => void;
  onStore: () => void;
  onReset: () => void;
}) => {
  const [isChecked, setChecked] = useState(false);
  const { counts, changes, refused, unlinked } = report;
  const total = counts.new + counts.changed;
  const isRefused = refused.length > 0;
  const lacksReason = counts.mobiles > 0 && (reason.trim().length < 2 || reason.trim().length > 500);
  return (
    <>
      {isRefused && <RefusedTable rows={refused} />}
      {!isRefused && (
        <Panel title={importScreenTexts.result}>
          <dl className="flex flex-wrap gap-x-10 gap-y-3">
            {shown.map((name) => (
              <div key={name}>
                <dt className="text-fine text-ink-soft">{importScreenTexts.counts[name]}</dt>
                <dd className="text-heading-3 font-bold">
                  <Count>{counts[name]}</Count>
                </dd>
              </div>
            ))}
          </dl>
        </Panel>
      )}
      {changes.length > 0 && <ChangesTable rows={changes} />}
      {!isRefused && unlinked.length > 0 && <UnlinkedTable rows={unlinked} />}
      {!isRefused && counts.mobiles > 0 && (
        <Note tone="warning" role="status">
          <p className="mb-3">{importScreenTexts.mobilesWarning(counts.mobiles)}</p>
          <TextField
            label={importScreenTexts.mobilesReason}
            value={reason}
            error={isChecked && lacksReason ? importScreenTexts.needReason : undefined}
            onChange={({ target }) => onReason(target.value)}
          />
        </Note>
      )}
      {!isRefused && total === 0 && <Note>{importScreenTexts.nothing}</Note>}
      <div className="flex flex-wrap gap-2">
        {!isRefused && total > 0 && (
          <Button
            variant="accent"
            onClick={() => {
              setChecked(true);
              if (!lacksReason) onStore();
            }}
          >
            {importScreenTexts.store[kind](total)}
          </Button>
        )}
        <Button onClick={onReset}>{importScreenTexts.another}</Button>
      </div>
    </>
  );
};
