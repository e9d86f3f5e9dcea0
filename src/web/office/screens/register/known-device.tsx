import { Link } from 'react-router';
import { noSmsTexts } from '#contract/office/no-sms-reasons.ts';
import { registerTexts } from '#web/texts/office/register.ts';
import { PhoneText } from '#web/ui/figures/phone-text.tsx';
import { Note } from '#web/ui/note.tsx';
import type { DevicePage } from '../../app/queries/device-queries.ts';
import { Warranty } from '../../ui/device/warranty.tsx';

/** The device of a known serial: what it is, whose, who gets the SMS, and its open request, if it has one. */
export const KnownDevice = ({ device, repairs }: DevicePage) => {
  // One that only waits for its survey is completed by the new request.
  const open = repairs.find(({ statusId }) => statusId < 6);
  return (
    <div className="grid gap-2" role="status">
      <p>
        <bdi className="font-semibold">{device.productName}</bdi>
        {device.centreName && (
          <>
            {'، '}
            <bdi>{device.centreName}</bdi>
          </>
        )}
      </p>
      {device.warrantyUntil && (
        <p className="text-fine text-ink-soft">
          <Warranty until={device.warrantyUntil} />
        </p>
      )}
      {open ? (
        <Note tone="warning">
          <OpenRequest traceNumber={open.traceNumber} />
        </Note>
      ) : device.mobile ? (
        <p className="text-fine text-ink-soft">
          {registerTexts.sms} <PhoneText>{device.mobile}</PhoneText>
        </p>
      ) : (
        <Note tone="warning">{noSmsTexts['no-mobile']}</Note>
      )}
    </div>
  );
};

/** Where the request is that is open already. */
export const OpenRequest = ({ traceNumber }: { traceNumber: string }) => (
  <>
    {registerTexts.openRequest}{' '}
    <Link to={`/repairs/${traceNumber}`} className="text-link">
      {registerTexts.showOpen(traceNumber)}
    </Link>
  </>
);
