import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { intakeNames } from '#web/texts/office/intake.ts';
import { intakeTexts } from '#web/texts/office/repair-moves.ts';
import { officeTexts } from '#web/texts/office/shell.ts';
import { Button } from '#web/ui/button.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import {
  type IntakeInput,
  type RequestDetails,
  repairClient,
  repairQueries,
} from '../../app/queries/repair-queries.ts';
import { useAction } from '../../app/use-action.ts';
import { BusyButton } from '../busy-button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { FailureNote } from '../failure-note.tsx';
import { QueryFrame } from '../query-frame.tsx';
import { showToast } from '../toast-store.ts';
import IntakeFields from './intake-fields.tsx';
import { toIntake, toIntakeValues } from './intake-values.rules.ts';
import { RequestPhotos } from './request-photos.tsx';
import { useRefreshRepairs } from './use-refresh-repairs.ts';

/** The condition of a device, what belongs to it, and photos; as it came here, or where it stands. */
export const IntakeDialog = ({ traceNumber, onClose }: { traceNumber: string; onClose: () => void }) => {
  const query = useQuery(repairQueries.one(traceNumber));
  return (
    <QueryFrame query={query} skeletonClass="hidden">
      {(details) => <OpenIntake details={details} onClose={onClose} />}
    </QueryFrame>
  );
};

const OpenIntake = ({ details, onClose }: { details: RequestDetails; onClose: () => void }) => {
  const [values, setValues] = useState(() => toIntakeValues(details.intake));
  const refresh = useRefreshRepairs();
  const { fCode: traceNumber, repairInPlace } = details.request;
  const words = repairInPlace ? intakeNames.visited : intakeNames.came;
  const save = useAction<IntakeInput, RequestDetails>(
    (intake, options) => repairClient.writeRepairIntake({ traceNumber, ...intake }, options),
    {
      onSuccess: async (now) => {
        showToast(words.saved);
        onClose();
        await refresh(now);
      },
    },
  );
  const intake = toIntake(values);
  return (
    <Dialog
      title={words.title}
      onClose={save.isPending ? undefined : onClose}
      foot={
        <>
          <BusyButton
            variant="accent"
            isBusy={save.isPending}
            disabled={!intake}
            data-submit=""
            onClick={() => intake && save.mutate(intake)}
          >
            {officeTexts.save}
          </BusyButton>
          <Button onClick={onClose} disabled={save.isPending}>
            {officeTexts.close}
          </Button>
        </>
      }
    >
      <p>
        <Code className="font-semibold">{traceNumber}</Code>، <bdi>{details.device.fNameMahsool}</bdi>
      </p>
      <IntakeFields value={values} onChange={setValues} />
      <section aria-label={words.photos} className="grid gap-2">
        <h3>{words.photos}</h3>
        <RequestPhotos
          traceNumber={traceNumber}
          photos={details.photos}
          hint={intakeTexts.photosHint}
          uploadPath={`/repairs/${traceNumber}/photos`}
          onSent={refresh}
        />
      </section>
      <FailureNote failure={save.error} />
    </Dialog>
  );
};
