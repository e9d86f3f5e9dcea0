import { useState } from 'react';
import type { Parcel } from '#contract/repair/additions.ts';
import { parcelTexts } from '#web/texts/repair-device-view.ts';
import { copyText } from '#web/ui/copy-text.ts';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';

/** Who carries a parcel and under which number, which one press copies; or that it was handed over in person. */
export const ParcelFacts = ({ parcel }: { parcel: Parcel }) => {
  const [isCopied, setCopied] = useState(false);
  if (parcel.isHandedOver) return <Facts rows={[[parcelTexts.delivery, parcelTexts.handedOver]]} />;
  return (
    <Facts
      rows={[
        [parcelTexts.carrier, parcel.carrier],
        [
          parcelTexts.number,
          <span key="number" className="inline-flex flex-wrap items-center gap-x-3">
            <Code>{parcel.number}</Code>
            <button
              type="button"
              className="text-link no-print"
              onClick={async () => setCopied(await copyText(parcel.number))}
            >
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
