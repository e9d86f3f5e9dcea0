/** Repair of sold devices: who may see a device, what becomes of its requests, and what the desk does with them. */

export { endMarksOfDevice, markLifeSeconds } from '#features/one-time-code/index.ts';
export { addNote } from './add-note.ts';
export { type AuthMobileResult, authMobile } from './auth-mobile.ts';
export { cancelRequest } from './cancel-request.ts';
export { storeCentre } from './centres.repository.ts';
export type { RepairDeps } from './deps.ts';
export { type DeskRow, listDeskRequests } from './desk/desk.repository.ts';
export { deskStatusNames, listDeskCommands } from './desk/explain-status.ts';
export { type InvoiceInput, issueInvoice, markPaid } from './desk/issue-invoice.ts';
export {
  approveRequest,
  cancelByDesk,
  confirmDelivery,
  receiveDevice,
  sendDevice,
  stepBack,
} from './desk/move-by-desk.ts';
export { type DeskFile, readForDesk } from './desk/read-for-desk.ts';
export { unlockDevice } from './desk/unlock-device.ts';
export { countDevices, type Device, storeDevice } from './devices.repository.ts';
export { type ImportReport, importCentres, importSoldProducts } from './import/import-records.ts';
export { type InvoicePayment, writeInvoicePayment } from './invoices.repository.ts';
export { listCentres } from './list-centres.ts';
export { moveRequest } from './move-request.ts';
export { purgeRepair } from './purge-repair.ts';
export { readCurrentSession, signOut } from './read-current-session.ts';
export { readRequest } from './read-view.ts';
export { findRequestById, lockRequest } from './requests.repository.ts';
export { requireOwnRequest, requireSession, type Session } from './require-session.ts';
export { saveAddress } from './save-address.ts';
export { savePolling } from './save-polling.ts';
export { saveRequest } from './save-request.ts';
export { type RequestHistory, storeHistory } from './store-history.ts';
export { createTimingEqualizer, type TimingEqualizer } from './timing-equalizer.ts';
export { verifyCode } from './verify-code.ts';
