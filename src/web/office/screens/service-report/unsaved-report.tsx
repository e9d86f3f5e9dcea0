import { LeaveGuard } from '../../ui/leave-guard.tsx';
import { RestoredDraft } from '../../ui/restored-draft.tsx';
import type { ReportValues } from './report-changes.rules.ts';
import type { ReportDraftForm } from './use-report-draft.ts';

/** Shows that text of an earlier visit was restored, and confirms before unsaved text is left. */
const UnsavedReport = ({
  draft,
  opened,
}: {
  draft: ReportDraftForm;
  /** The draft as it was opened, and the fields that were put back over it. */
  opened: { rev: number; values: ReportValues; fields: readonly string[] };
}) => (
  <>
    {opened.fields.length > 0 && (
      <RestoredDraft draft={draft} {...opened} fields={opened.fields as (keyof ReportValues)[]} />
    )}
    <LeaveGuard isDirty={draft.state === 'failed' || draft.conflict !== undefined} />
  </>
);

export default UnsavedReport;
