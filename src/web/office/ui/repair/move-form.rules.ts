import { paymentMethodNames } from '#contract/repair/payment-method-names.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { formatRial } from '#kernel/rial.ts';
import { moveDialogTexts } from '#web/texts/office/repair-moves.ts';
import type { DeskMove, MoveInput, RequestDetails } from '../../app/queries/repair-queries.ts';
import type { IntakeValues } from './intake-values.rules.ts';
import { toIntake } from './intake-values.rules.ts';
import { findParcelFaults, toParcel } from './parcel.rules.ts';

/** What the confirmation needs of a request. */
export type MovingRequest = {
  traceNumber: string;
  statusId: StatusId;
  repairInPlace: boolean;
  productName: string;
  centreName: string;
};

export type MoveValues = {
  reason: string;
  parcel: NonNullable<MoveInput['parcel']>;
  intake: IntakeValues;
};

export const toMovingRequest = ({ request, device, centre }: RequestDetails): MovingRequest => ({
  traceNumber: request.fCode,
  statusId: request.statusId,
  repairInPlace: request.repairInPlace,
  productName: device.fNameMahsool,
  centreName: centre.name,
});

/** A device that goes back to its owner needs a way; one that was repaired in place goes nowhere. */
export const needsParcel = ({ to, kind }: DeskMove, { repairInPlace }: MovingRequest): boolean =>
  to === 5 && kind !== 'back' && !repairInPlace;

export const takesIntake = ({ to, kind }: DeskMove, { repairInPlace }: MovingRequest): boolean =>
  to === 2 && kind === 'forward' && !repairInPlace;

/** The payments that count, to choose from and as the step back names them. */
export const listCountedPayments = ({ onlinePayments, handPayments }: RequestDetails) => [
  ...onlinePayments
    .filter(({ state, struckAt }) => state === 'paid' && struckAt === null)
    .map(({ id, amountRial }) => ({
      value: `online-${id}`,
      payment: { kind: 'online' as const, id },
      label: `${paymentMethodNames.online}، ${formatRial(amountRial)}`,
    })),
  ...handPayments
    .filter(({ struckAt }) => struckAt === null)
    .map(({ id, method, amountRial }) => ({
      value: `hand-${id}`,
      payment: { kind: 'hand' as const, id },
      label: `${paymentMethodNames[method]}، ${formatRial(amountRial)}`,
    })),
];

/** Of several payments that count, the chosen one, or the last: a colleague may have struck the chosen one meanwhile. */
export const findPaymentToStrike = <Payment extends { value: string }>(
  payments: readonly Payment[],
  chosen: string | undefined,
): Payment | undefined =>
  payments.length > 1 ? (payments.find(({ value }) => value === chosen) ?? payments.at(-1)) : undefined;

/** What is missing, by field. */
export const findMoveFaults = (
  values: MoveValues,
  move: DeskMove,
  request: MovingRequest,
): { reason?: string; carrier?: string; parcelNumber?: string } => {
  const isReasonWrong = move.needsReason && values.reason.trim().length < 2;
  return {
    ...(isReasonWrong && { reason: moveDialogTexts.reasonFault }),
    ...(needsParcel(move, request) && findParcelFaults(values.parcel)),
  };
};

export const toMoveInput = (
  values: MoveValues,
  move: DeskMove,
  request: MovingRequest,
  expectedStatusId: StatusId,
): MoveInput => {
  const reason = values.reason.trim();
  const intake = takesIntake(move, request) ? toIntake(values.intake) : undefined;
  return {
    traceNumber: request.traceNumber,
    to: move.to,
    expectedStatusId,
    ...(reason && { reason }),
    ...(needsParcel(move, request) && { parcel: toParcel(values.parcel) }),
    ...(intake && { intake }),
  };
};
