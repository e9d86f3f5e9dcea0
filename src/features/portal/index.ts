/** What the owner of a device does in the portal: proof by code, session, request, answers. */

export { addNote } from './add-note.ts';
export { answerEstimateByCustomer } from './answer-estimate-by-customer.ts';
export { type AuthMobileResult, authMobile } from './auth-mobile.ts';
export { cancelRequest } from './cancel-request.ts';
export { addPhoto, removePhoto } from './fault-photos.ts';
export { declareClean, saveParcel } from './prepare-shipping.ts';
export { readCurrentSession, signOut } from './read-current-session.ts';
export { readPhoto } from './read-photo.ts';
export { readReport, readReportPhoto } from './read-report.ts';
export { readView } from './read-view.ts';
export type { RepairDeps } from './repair-deps.ts';
export { requireOwnRequest } from './require-session.ts';
export { saveAddress } from './save-address.ts';
export { savePolling } from './save-polling.ts';
export { registerByCustomer, saveRequest } from './save-request.ts';
export { createTimingEqualizer } from './timing-equalizer.ts';
export { verifyCode } from './verify-code.ts';
