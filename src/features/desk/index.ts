/** What the repair desk sees and does: queue, intake, estimates, invoices, payments by hand, reminders. */

export { addPrice } from './add-price.ts';
export { changePrice } from './change-price.ts';
export { findStepBack, isReason, listDeskMoves } from './desk-moves.rules.ts';
export { readDeskSettings, readWorkCalendar, storeDeskSettings } from './desk-settings.ts';
export type { StoredEstimate } from './estimates.repository.ts';
export { exportQueue } from './export-queue.ts';
export { findRepairs } from './find-repairs.ts';
export type { Intake } from './intake.repository.ts';
export {
  addIntakePhoto,
  dropUnusedPhoto,
  keepPhoto,
  readIntakePhoto,
  readPhotoBytes,
} from './intake-photos.ts';
export { type InvoiceInput, issueInvoice } from './issue-invoice.ts';
export { type Queue, type QueueInput, type QueueItem, readQueue, readQueueUpdates } from './list-queue.ts';
export { type DeskMoveInput, moveByDesk, undoMs } from './move-by-desk.ts';
export { isIntakePhotoNamed } from './name-intake-photos.ts';
export { writeCustomerNote, writeInternalNote } from './notes.ts';
export { type NoticeOptions, previewNotice } from './preview-notice.ts';
export { type Price, type PriceInput, readPrices, requirePrice, storePrice } from './prices.ts';
export { purgeIntakePhotos } from './purge-intake-photos.ts';
export { type DeskFile, readForDesk } from './read-for-desk.ts';
export { readQueueFilters } from './read-queue-filters.ts';
export { readReceiverAddress } from './read-receiver-address.ts';
export { describeRequests, readRequest, requireDeviceById } from './read-request.ts';
export { receiveDevice, writeIntake } from './receive-device.ts';
export { recordParcel } from './record-parcel.ts';
export { type HandMethod, recordPayment } from './record-payment.ts';
export { completeForgotten, remindWaiting } from './remind-and-complete.ts';
export { toSoldProduct } from './rows-to-contract.ts';
export { sendNoticeAgain } from './send-again.ts';
export { answerEstimate, sendEstimate } from './send-estimate.ts';
export { listTargets } from './targets.rules.ts';
export { undoMove } from './undo-move.ts';
export { type DeviceLock, listDeviceLocks, unlockDevice } from './unlock-device.ts';
export { writeDeskSettings } from './write-desk-settings.ts';
export { type InvoicePayment, writeInvoicePayment } from './write-invoice-payment.ts';
