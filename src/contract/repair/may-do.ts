import { z } from 'zod';
import { additionLimits } from './limits.ts';
import { mayMove } from './moves.ts';
import { isOpen, type StatusId } from './statuses.ts';

/** What the customer may do with a request now. The server decides by the same rules when it is done. */
export const MayDo = z.object({
  editDescription: z.boolean(),
  addNote: z.boolean(),
  correctAddress: z.boolean(),
  cancel: z.boolean(),
  pay: z.boolean(),
  confirmReceipt: z.boolean(),
  answerSurvey: z.boolean(),
  printShippingSlip: z.boolean(),
  /** The declaration that the slip waits for. */
  declare: z.boolean().optional(),
  saveParcel: z.boolean().optional(),
  addPhoto: z.boolean().optional(),
  removePhoto: z.boolean().optional(),
  answerEstimate: z.boolean().optional(),
  printReceivedSlip: z.boolean(),
});
export type MayDo = z.infer<typeof MayDo>;

/** The last status at which the customer may still do it. */
export const lastStatusFor = {
  editDescription: 1,
  correctAddress: 4,
  addNote: 4,
  addPhoto: 2,
  removePhoto: 1,
} as const satisfies Partial<Record<keyof MayDo, StatusId>>;

export const customerMayDo = (
  statusId: StatusId,
  {
    repairInPlace,
    mayPay,
    isDeclared,
    photos,
    waitsForAnswer = false,
  }: {
    repairInPlace: boolean;
    mayPay: boolean;
    isDeclared: boolean;
    photos: number;
    /** An estimate was sent and not answered. */
    waitsForAnswer?: boolean;
  },
): MayDo => ({
  editDescription: statusId <= lastStatusFor.editDescription,
  addNote: statusId >= 2 && statusId <= lastStatusFor.addNote,
  correctAddress: statusId <= lastStatusFor.correctAddress,
  cancel: mayMove(statusId, 100, 'customer'),
  pay: statusId === 3 && mayPay,
  confirmReceipt: mayMove(statusId, 6, 'customer'),
  answerSurvey: mayMove(statusId, 7, 'customer'),
  printShippingSlip: statusId === 1 && !repairInPlace && isDeclared,
  declare: statusId === 1 && !repairInPlace && !isDeclared,
  saveParcel: statusId === 1 && !repairInPlace,
  answerEstimate: statusId === 2 && waitsForAnswer,
  addPhoto: statusId <= lastStatusFor.addPhoto && photos < additionLimits.photos,
  removePhoto: statusId <= lastStatusFor.removePhoto && photos > 0,
  printReceivedSlip: statusId >= 2 && statusId <= 7 && !repairInPlace,
});

/** A device with an open request cannot register another; one that only waits for an opinion is completed by it. */
export const mayRegister = (statuses: readonly StatusId[]): boolean =>
  !statuses.some((status) => isOpen(status) && status !== 6);
