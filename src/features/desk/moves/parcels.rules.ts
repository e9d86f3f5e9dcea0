import { deskRefusal } from '#contract/office/desk-reasons.ts';
import type { ParcelFacts } from '#contract/repair/notice-texts.ts';
import type { StoredRequest } from '#features/requests/index.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { isParcelNumber } from '#kernel/parcel-key.ts';
import { currentState } from '../request/require-unmoved-request.ts';

/** A parcel as it is stored and written in messages: without blanks around, its number in Latin digits. */
export const normalizeParcel = ({ isByHand, carrier, number }: ParcelFacts): ParcelFacts =>
  isByHand
    ? { isByHand, carrier: '', number: '' }
    : { isByHand, carrier: carrier.trim(), number: foldDigits(number).trim() };

/** A parcel that says how a device goes back; none for a repair in place. */
export const requireParcel = (
  request: StoredRequest,
  parcel: ParcelFacts | undefined,
  isNeeded: boolean,
): ParcelFacts | undefined => {
  if (request.repair_in_place === 1) return undefined;
  if (!parcel && !isNeeded) return undefined;
  const tidy = normalizeParcel(parcel ?? { isByHand: false, carrier: '', number: '' });
  const { isByHand, carrier, number } = tidy;
  if (isByHand) return tidy;
  if (carrier.length < 2 || carrier.length > 60)
    throw deskRefusal('parcel-needed', { ...currentState(request), field: 'parcel' });
  if (!isParcelNumber(number))
    throw deskRefusal('parcel-number', { ...currentState(request), field: 'parcelNumber' });
  return tidy;
};
