import { useState } from 'react';
import type { Parcel } from '#contract/repair/additions.ts';
import { parcelTexts } from '#web/texts/repair-device-view.ts';
import { Code } from '#web/ui/figures/code.tsx';
import { Facts } from './facts.tsx';

/** Who carries a parcel and under which number, which one press copies; or that it was handed over in person. */
export const ParcelFacts = ({ parcel }: { parcel: Parcel }) => {
  const [isCopied, setCopied] = useState(false);
  if (parcel.isHandedOver) return <Facts rows={[[parcelTexts.delivery, parcelTexts.handedOver]]} />;
  const copy = async () => {
    await navigator.clipboard.writeText(parcel.number).catch(() => {});
    setCopied(true);
  };
  return (
    <Facts
      rows={[
        [parcelTexts.carrier, parcel.carrier],
        [
          parcelTexts.number,
          <span key="number" className="inline-flex flex-wrap items-center gap-x-3">
            <Code>{parcel.number}</Code>
            <button type="button" className="text-link no-print" onClick={() => void copy()}>
              {isCopied ? parcelTexts.copied : parcelTexts.copy}
            </button>
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
