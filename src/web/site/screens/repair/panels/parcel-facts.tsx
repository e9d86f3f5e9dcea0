import type { Parcel } from '#contract/repair/additions.ts';
import { parcelTexts } from '#web/texts/repair-device-view.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { CopyLink } from './copy-link.tsx';

/** Who carries a parcel and under which number, which one press copies; or that it was handed over in person. */
export const ParcelFacts = ({ parcel }: { parcel: Parcel }) => {
  if (parcel.isHandedOver) return <Facts rows={[[parcelTexts.delivery, parcelTexts.handedOver]]} />;
  return (
    <Facts
      rows={[
        [parcelTexts.carrier, parcel.carrier],
        [
          parcelTexts.number,
          <span key="number" className="inline-flex flex-wrap items-center gap-x-3">
            <Code>{parcel.number}</Code>
            <CopyLink name={parcelTexts.number} value={parcel.number} />
            {parcel.trackingUrl && (
              <a className="text-link no-print" href={parcel.trackingUrl} target="_blank" rel="noreferrer">
                {parcelTexts.follow}
              </a>
            )}
          </span>,
        ],
      ]}
    />
  );
};
