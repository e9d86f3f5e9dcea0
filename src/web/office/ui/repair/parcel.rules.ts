import { isParcelNumber } from '#kernel/parcel-key.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import type { ParcelInput } from '../../app/queries/repair-queries.ts';

/** What is missing of a parcel, by field. */
export const findParcelFaults = ({
  isByHand,
  carrier = '',
  number = '',
}: ParcelInput): { carrier?: string; parcelNumber?: string } =>
  isByHand
    ? {}
    : {
        ...(carrier.trim().length < 2 && { carrier: moveDialogTexts.carrierFault }),
        ...(!isParcelNumber(number) && { parcelNumber: moveDialogTexts.parcelFault }),
      };

export const toParcel = ({ isByHand, carrier = '', number = '' }: ParcelInput) =>
  isByHand
    ? { isByHand, carrier: '', number: '' }
    : { isByHand, carrier: carrier.trim(), number: number.trim() };
