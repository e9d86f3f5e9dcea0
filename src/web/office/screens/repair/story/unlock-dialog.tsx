import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { secondMs } from '#kernel/durations.ts';
import { formatJalaliDateTime } from '#kernel/jalali.ts';
import { linkTexts } from '#web/texts/office/request.ts';
import { Note } from '#web/ui/note.tsx';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { requestClient, requestQueries } from '../../../app/queries/request-queries.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { QueryFrame } from '../../../ui/query-frame.tsx';
import { useRequestAction } from '../../../ui/repair/use-request-action.ts';

type Lock = Awaited<ReturnType<typeof requestClient.getRepairLocks>>['locks'][number];

/** Opens a serial that wrong codes or messages have closed, after the caller was made sure of by phone. */
export const UnlockDialog = ({ details, onClose }: { details: RequestDetails; onClose: () => void }) => {
  const traceNumber = details.request.fCode;
  const [isChecked, setChecked] = useState(false);
  const locks = useQuery(requestQueries.locks(traceNumber));
  const unlock = useRequestAction<{ isCallerChecked: true }>(
    (input, options) => requestClient.unlockRepair({ traceNumber, ...input }, options),
    linkTexts.unlocked,
  );
  return (
    <ConfirmDialog
      title={linkTexts.unlockTitle(details.device.fSerialNumber)}
      confirm={linkTexts.unlock}
      isDisabled={!isChecked}
      onConfirm={() => unlock.mutateAsync({ isCallerChecked: true })}
      onClose={onClose}
    >
      <QueryFrame query={locks} skeletonClass="h-20">
        {(found) => <LockList locks={found} />}
      </QueryFrame>
      <p className="text-fine text-ink-soft">{linkTexts.stays}</p>
      <CheckboxField
        label={linkTexts.checked}
        checked={isChecked}
        onChange={({ target }) => setChecked(target.checked)}
      />
    </ConfirmDialog>
  );
};

const LockList = ({ locks }: { locks: readonly Lock[] }) =>
  locks.length === 0 ? (
    <Note tone="success">{linkTexts.open}</Note>
  ) : (
    <ul className="grid gap-2">
      {locks.map(({ limit, isKnownBrowser, retryAfterSeconds }) => (
        <li
          key={`${limit}-${isKnownBrowser}-${retryAfterSeconds}`}
          className="rounded-card bg-danger-soft px-3 py-2"
        >
          <span className="font-semibold">{linkTexts.limits[limit]}</span>{' '}
          {isKnownBrowser ? linkTexts.buckets.known : linkTexts.buckets.others}،{' '}
          {linkTexts.until(formatJalaliDateTime(new Date(Date.now() + retryAfterSeconds * secondMs)))}
        </li>
      ))}
    </ul>
  );
