/** Repair of sold devices: who may see a device, what becomes of its requests, and what the desk does with them. */

export { endMarksOfDevices, markLifeSeconds } from '#features/one-time-code/index.ts';
export { addNote } from './add-note.ts';
export { answerEstimateByCustomer } from './answer-estimate-by-customer.ts';
export { type AuthMobileResult, authMobile } from './auth-mobile.ts';
export { cancelRequest } from './cancel-request.ts';
export { type StoredCentre, storeCentre } from './centres.repository.ts';
export type { RepairDeps } from './deps.ts';
export { findStepBack, isReason, listDeskMoves } from './desk/desk-moves.rules.ts';
export { readDeskSettings, readWorkCalendar, writeDeskSettings } from './desk/desk-settings.repository.ts';
export type {
  DeskFile,
  HandMethod,
  Queue,
  QueueInput,
  QueueItem,
} from './desk/desk-types.ts';
export { listEstimates, type StoredEstimate } from './desk/estimates.repository.ts';
export { exportQueue } from './desk/export-queue.ts';
export { findRepairs } from './desk/find-repairs.ts';
export type { Intake } from './desk/intake.repository.ts';
export {
  addIntakePhoto,
  dropUnusedPhoto,
  keepPhoto,
  readIntakePhoto,
  readPhotoBytes,
} from './desk/intake-photos.ts';
export { type InvoiceInput, issueInvoice } from './desk/issue-invoice.ts';
export { readQueue, readQueueNews } from './desk/list-queue.ts';
export { type DeskMoveInput, moveByDesk, undoMs } from './desk/move-by-desk.ts';
export { isIntakePhotoNamed } from './desk/name-intake-photos.ts';
export { writeCustomerNote, writeInternalNote } from './desk/notes.ts';
export { storeParcel } from './desk/parcels.repository.ts';
export { type NoticeWish, previewNotice } from './desk/preview-notice.ts';
export {
  insertPrice,
  listPrices,
  type PriceInput,
  type StoredPrice,
  updatePrice,
} from './desk/prices.repository.ts';
export { purgeIntakePhotos } from './desk/purge-intake-photos.ts';
export { readForDesk } from './desk/read-for-desk.ts';
export { readQueueFilters } from './desk/read-queue-filters.ts';
export { receiveDevice, writeIntake } from './desk/receive-device.ts';
export { recordPayment } from './desk/record-payment.ts';
export { sendNoticeAgain } from './desk/send-again.ts';
export { answerEstimate, sendEstimate } from './desk/send-estimate.ts';
export { listTargets } from './desk/targets.rules.ts';
export { undoMove } from './desk/undo-move.ts';
export { type DeviceLock, listDeviceLocks, unlockDevice } from './desk/unlock-device.ts';
export { waitsForUs } from './desk/waits-for-us.repository.ts';
export { countDevices, type Device, storeDevice } from './devices.repository.ts';
export { findQuantile, leastRepairs, sayUsual, type UsualDuration } from './durations/durations.rules.ts';
export {
  createUsualDurations,
  readKeptDurations,
  readUsualDurations,
  type UsualDurations,
} from './durations/read-usual-durations.ts';
export { stepBeganAt } from './durations/step-began.repository.ts';
export { listCentresPage, searchCentres } from './find-centres.repository.ts';
export type { ComparedFile, FileOnItsWay, FileReport } from './import/compare-file.ts';
export { readInWorker } from './import/file/read-in-worker.ts';
export { bringCentres, compareCentresFile } from './import/import-centres.ts';
export { bringDevices, compareDevicesFile } from './import/import-devices.ts';
export { type ImportReport, importCentres, importSoldProducts } from './import/import-records.ts';
export { readCsv } from './import/read-csv.ts';
export { type InvoicePayment, writeInvoicePayment } from './invoices.repository.ts';
export { listCentres } from './list-centres.ts';
export { type MovedRequest, moveRequest } from './move-request.ts';
export { addPhoto } from './photos/add-photo.ts';
export { isFaultPhotoNamed } from './photos/name-photos.ts';
export { photoKey } from './photos/photo-key.ts';
export { purgeFaultPhotos } from './photos/purge-photos.ts';
export { readPhoto } from './photos/read-photo.ts';
export { readPhotoForDesk } from './photos/read-photo-for-desk.ts';
export { declareClean, saveParcel } from './prepare-shipping.ts';
export { purgeRepair } from './purge-repair.ts';
export { readCurrentSession, signOut } from './read-current-session.ts';
export { readDatabaseNow } from './read-database-now.ts';
export { readRequest } from './read-request.ts';
export { countDevicesOf, countUses, listTwins } from './records/centre-records.repository.ts';
export { listDevices } from './records/devices-list.repository.ts';
export { mergeCentres } from './records/merge-centres.ts';
export { showCentre } from './records/show-centre.ts';
export { readDeviceRepairs, showDevice } from './records/show-records.ts';
export { tellFormerNumbers } from './records/tell-former-number.ts';
export {
  deleteCentre,
  registerCentre,
  requireCentre,
  StaleCentre,
  updateCentre,
} from './records/write-centre.ts';
export {
  deleteDevice,
  registerDevice,
  requireDevice,
  StaleDevice,
  updateDevice,
} from './records/write-device.ts';
export { indexRequestWords } from './request-words.repository.ts';
export { findRequestById, findRequestByTrace, lockRequest } from './requests.repository.ts';
export { requireOwnRequest, requireSession, type Session } from './require-session.ts';
export { saveAddress } from './save-address.ts';
export { savePolling } from './save-polling.ts';
export { saveRequest } from './save-request.ts';
export { type RequestHistory, storeHistory } from './store-history.ts';
export { createTimingEqualizer, type TimingEqualizer } from './timing-equalizer.ts';
export { verifyCode } from './verify-code.ts';
export { completeForgotten, remindWaiting } from './waiting/remind-and-complete.ts';
