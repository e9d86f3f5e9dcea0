import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { assignTexts } from '#web/texts/office/assign.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { type QueueRow, repairClient, repairQueries } from '../../app/queries/repair-queries.ts';
import { useSession } from '../../app/session/use-session.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../busy-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FailureNote } from '../failure-note.tsx';
import { showToast } from '../toast-store.ts';
import { useRefreshRepairs } from './use-refresh-repairs.ts';

type AssignedRequest = Pick<QueueRow, 'traceNumber' | 'assignee'>;

/** Who is to be responsible for one request or several; oneself is chosen at first. Enter gives them. */
const AssignDialog = ({
  requests,
  onDone,
  onClose,
}: {
  requests: readonly AssignedRequest[];
  onDone?: () => void;
  onClose: () => void;
}) => {
  const { person } = useSession();
  const id = useId();
  const people = useQuery(repairQueries.people());
  const [staffId, setStaffId] = useState<number | null>(person.staffId);
  const refresh = useRefreshRepairs();
  const assign = useAction(repairClient.assignRepairs, {
    onSuccess: async ({ assigned, refused }) => {
      if (assigned.length > 0) showToast(assignTexts.done(assigned.length));
      if (refused.length === 0) onClose();
      onDone?.();
      await refresh();
    },
  });
  const others = (people.data ?? []).filter(({ id: one }) => one !== person.staffId);
  const refused = assign.data?.refused ?? [];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (assign.isPending) return;
    const items = requests.map(({ traceNumber, assignee }) => ({
      traceNumber,
      expectedStaffId: assignee?.id ?? null,
    }));
    assign.mutate({ staffId, items });
  };
  return (
    <Dialog
      title={assignTexts.title(requests.length)}
      onClose={assign.isPending ? undefined : onClose}
      foot={
        refused.length > 0 ? (
          <Button onClick={onClose}>{officeTexts.close}</Button>
        ) : (
          <>
            <BusyButton variant="accent" type="submit" form={id} isBusy={assign.isPending}>
              {assignTexts.assign}
            </BusyButton>
            <Button onClick={onClose} disabled={assign.isPending}>
              {officeTexts.cancel}
            </Button>
          </>
        )
      }
    >
      {refused.length > 0 ? (
        <Note tone="warning" role="alert">
          <p className="font-semibold">{assignTexts.refused}</p>
          <ul>
            {refused.map(({ traceNumber, name }) => (
              <li key={traceNumber}>
                <Code>{traceNumber}</Code>: <bdi>{name}</bdi>
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <form id={id} onSubmit={submit}>
          <label className="grid gap-1">
            <span className="font-semibold">{assignTexts.person}</span>
            <select
              className="field"
              data-first-focus=""
              value={staffId ?? ''}
              onChange={({ target }) => setStaffId(target.value === '' ? null : Number(target.value))}
            >
              <option value={person.staffId}>{assignTexts.myself(person.name)}</option>
              {others.map((one) => (
                <option key={one.id} value={one.id}>
                  {one.name}
                </option>
              ))}
              <option value="">{assignTexts.nobody}</option>
            </select>
          </label>
        </form>
      )}
      <FailureNote failure={assign.error} />
    </Dialog>
  );
};

export default AssignDialog;
