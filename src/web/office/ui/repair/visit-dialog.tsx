import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { tehranDay } from '#kernel/jalali.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { visitTexts as texts } from '#web/texts/office/visits.ts';
import { Button } from '#web/ui/button.tsx';
import { Note } from '#web/ui/note.tsx';
import { type RequestVisit, visitClient, visitQueries } from '../../app/queries/visit-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../busy-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FailureNote } from '../failure-note.tsx';
import { focusFirstInvalidField } from '../fields/focus-first-invalid-field.ts';
import { JalaliDateField } from '../fields/jalali-date-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { showToast } from '../toast-store.ts';
import { useRefreshRepairs } from './use-refresh-repairs.ts';
import { findVisitFaults, listTimes, toVisit, toVisitValues, type VisitValues } from './visit-form.rules.ts';

/**
 * Technician, day and window of a visit. Where the technician has another visit at that time, the dialog warns and
 * asks for one more press.
 */
const VisitDialog = ({
  traceNumber,
  seen,
  onClose,
}: {
  traceNumber: string;
  seen: RequestVisit;
  onClose: () => void;
}) => {
  const id = useId();
  // What a colleague changes meanwhile does not change the form; the save is refused instead.
  const [{ visit, rev, technicians }] = useState(seen);
  const [values, setValues] = useState(() => toVisitValues(visit));
  const [isChecked, setChecked] = useState(false);
  const cache = useQueryClient();
  const refresh = useRefreshRepairs();
  const save = useAction(visitClient.setVisit, {
    onSuccess: async (now) => {
      cache.setQueryData(visitQueries.one(traceNumber).queryKey, now);
      showToast(texts.saved);
      onClose();
      await refresh();
    },
    onError: async ({ details }) => {
      if (details.reason === 'visit-changed') await refresh();
    },
  });
  const isWarned = save.error?.details.reason === 'visit-overlaps';
  const faults = isChecked ? findVisitFaults(values) : {};
  const refused = save.error?.fields ?? {};
  const change = (part: Partial<VisitValues>) => {
    save.reset();
    setValues((now) => ({ ...now, ...part }));
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    setChecked(true);
    if (save.isPending) return;
    const focusFault = () => focusFirstInvalidField(form);
    if (Object.keys(findVisitFaults(values)).length > 0) return focusFault();
    const input = { traceNumber, rev, ...toVisit(values), ...(isWarned && { mayOverlap: true }) };
    save.mutate(input, { onError: focusFault });
  };
  return (
    <Dialog
      title={visit ? texts.change : texts.set}
      onClose={save.isPending ? undefined : onClose}
      foot={
        <>
          <BusyButton variant="accent" type="submit" form={id} isBusy={save.isPending}>
            {isWarned ? texts.saveAnyway : texts.save}
          </BusyButton>
          <Button onClick={onClose} disabled={save.isPending}>
            {officeTexts.cancel}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={submit} className="grid gap-4">
        <SelectField
          label={texts.technician}
          data-first-focus=""
          emptyLabel={texts.noTechnician}
          options={technicians.map((one) => ({ value: String(one.id), label: one.name }))}
          value={values.staffId}
          error={faults.staffId ?? refused.staffId}
          onChange={({ target }) => change({ staffId: target.value })}
        />
        <JalaliDateField
          label={texts.day}
          value={values.day}
          min={tehranDay(new Date())}
          error={faults.day}
          onChange={(day) => change({ day })}
        />
        <div className="grid grid-cols-2 gap-4">
          <SelectField
            label={texts.from}
            options={listTimes(values.from)}
            value={String(values.from)}
            onChange={({ target }) => change({ from: Number(target.value) })}
          />
          <SelectField
            label={texts.to}
            options={listTimes(values.to)}
            value={String(values.to)}
            error={faults.to ?? refused.to}
            onChange={({ target }) => change({ to: Number(target.value) })}
          />
        </div>
      </form>
      <p className="text-fine text-ink-soft">{texts.smsHint}</p>
      {isWarned ? (
        <Note tone="warning" role="alert">
          {save.error?.message}
        </Note>
      ) : (
        <FailureNote failure={save.error} />
      )}
    </Dialog>
  );
};

export default VisitDialog;
