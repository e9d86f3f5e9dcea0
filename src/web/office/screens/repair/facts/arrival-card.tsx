import { formatJalaliDate } from '#kernel/jalali.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import { requestPageTexts } from '#web/texts/office/request.ts';
import { conditionTexts } from '#web/texts/papers.ts';
import { Button } from '#web/ui/button.tsx';
import { Facts } from '#web/ui/facts.tsx';
import { Code } from '#web/ui/figures/code.tsx';
import { Note } from '#web/ui/note.tsx';
import { writeAccessories } from '#web/ui/papers/write-accessories.ts';
import type { RequestDetails } from '../../../app/queries/repair-queries.ts';
import { useMay } from '../../../app/session/use-session.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { PhotoStrip } from './photo-strip.tsx';

/** How the device travels: declaration, parcels both ways, condition, accessories and photos. */
export const ArrivalCard = ({ details, onEdit }: { details: RequestDetails; onEdit: () => void }) => {
  const mayNote = useMay('repairs.note');
  const { request, intake, photos, parcels } = details;
  const { decontamination } = request;
  const isSent = !request.repairInPlace;
  if (!isSent && !intake && photos.length === 0) return null;
  return (
    <Panel
      title={isSent ? requestPageTexts.arrival : requestPageTexts.visit}
      tools={
        mayNote &&
        request.statusId >= 2 &&
        request.statusId !== 100 && (
          <Button variant="plain" size="small" onClick={onEdit}>
            {isSent ? requestPageTexts.editIntake : requestPageTexts.editVisit}
          </Button>
        )
      }
    >
      <Facts
        className="fact-list"
        rows={[
          ...(isSent ? parcels : []).map(
            (parcel) =>
              [
                parcel.direction === 'in' ? requestPageTexts.parcelIn : requestPageTexts.parcelOut,
                <ParcelFacts key={parcel.direction} parcel={parcel} />,
              ] as const,
          ),
          [requestPageTexts.condition, intake && conditionTexts[intake.condition]],
          [
            requestPageTexts.accessories,
            intake && writeAccessories(intake.accessories, requestPageTexts.noAccessories),
          ],
          [requestPageTexts.remark, intake?.remark],
          [isSent ? requestPageTexts.receivedBy : requestPageTexts.noted, intake?.staffName],
          [
            requestPageTexts.declaration,
            decontamination &&
              requestPageTexts.declaredBy(decontamination.name, formatJalaliDate(decontamination.at)),
          ],
        ]}
      />
      {isSent && !decontamination && request.statusId >= 1 && request.statusId !== 100 && (
        <Note tone="warning" className="mt-3">
          {moveDialogTexts.notDeclared}
        </Note>
      )}
      <PhotoStrip
        traceNumber={request.fCode}
        folder="photos"
        label={isSent ? requestPageTexts.intakePhotos : requestPageTexts.visitPhotos}
        photos={photos}
      />
    </Panel>
  );
};

const ParcelFacts = ({ parcel }: { parcel: RequestDetails['parcels'][number] }) =>
  parcel.isByHand ? (
    requestPageTexts.byHand
  ) : (
    <span className="flex flex-wrap items-center gap-x-2">
      {parcel.carrier} <Code>{parcel.number}</Code>
      <CopyButton text={parcel.number} label={requestPageTexts.copyParcel} isIconOnly />
    </span>
  );
