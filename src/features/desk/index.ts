/** What the repair desk sees and does: queue, intake, estimates, invoices, payments by hand, reminders. */

export { addPrice } from './add-price.ts';
export { addRepairNote } from './add-repair-note.ts';
export { addRepairPhoto } from './add-repair-photo.ts';
export { answerEstimate } from './answer-estimate.ts';
export { assignRepairs, listRepairPeople, listTechnicians } from './assign-repairs.ts';
export { changePrice } from './change-price.ts';
export { nextReceipt, strikeReturned } from './count-money.ts';
export { findStepBack, isReason, listDeskMoves } from './desk-moves.rules.ts';
export { readDeskSettings, readWorkCalendar, storeDeskSettings } from './desk-settings.ts';
export { exportQueue } from './export-queue.ts';
export { findRepairs } from './find-repairs.ts';
export { isWorkReturn } from './find-work-returns.ts';
export type { Intake } from './intake.repository.ts';
export { readIntakePhoto, readPhotoBytes } from './intake-photos.ts';
export { issueInvoice } from './issue-invoice.ts';
export { listKindsOfWork } from './list-kinds-of-work.ts';
export { type Queue, type QueueInput, type QueueItem, readQueue, readQueueUpdates } from './list-queue.ts';
export { moveRepair } from './move-repair.ts';
export { isIntakePhotoNamed } from './name-intake-photos.ts';
export { type NoticeOptions, previewNotice } from './preview-notice.ts';
export { type Price, type PriceInput, readPrices, requirePrice, storePrice } from './prices.ts';
export { purgeIntakePhotos } from './purge-intake-photos.ts';
export { readBenchQueue, readForBench } from './read-bench.ts';
export { type DeskFile, readForDesk } from './read-for-desk.ts';
export { readQueueFilters } from './read-queue-filters.ts';
export { readReceiverAddress } from './read-receiver-address.ts';
export { describeRequests, readRequest, requireDeviceById } from './read-request.ts';
export { receiveRepair } from './receive-repair.ts';
export { recordParcel } from './record-parcel.ts';
export { type HandMethod, recordPayment } from './record-payment.ts';
export { registerRepair } from './register-repair.ts';
export { completeForgotten, remindWaiting } from './remind-and-complete.ts';
export { replaceRepairLink } from './replace-repair-link.ts';
export {
  addReportPhoto,
  markReportPhoto,
  readCustomerPhoto,
  readReportPhotos,
  readReportPhotosOf,
} from './report-photos.ts';
export { returnCredit } from './return-credit.ts';
export { toSoldProduct } from './rows-to-contract.ts';
export { sendEstimate } from './send-estimate.ts';
export { sendRepairMessage } from './send-repair-message.ts';
export { strikePayment } from './strike-payment.ts';
export { takeEstimateAnswer } from './take-estimate-answer.ts';
export { listTargets } from './targets.rules.ts';
export { undoRepairMove } from './undo-repair-move.ts';
export { listDeviceLocks, unlockDevice } from './unlock-device.ts';
export { writeDeskSettings } from './write-desk-settings.ts';
export { type InvoicePayment, writeInvoicePayment } from './write-invoice-payment.ts';
export { writeRepairBuyer } from './write-repair-buyer.ts';
export { writeRepairIntake } from './write-repair-intake.ts';
