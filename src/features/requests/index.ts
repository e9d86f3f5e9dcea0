/** Repair requests: the request itself, its moves, its log and its photos. */

export { addFaultPhoto } from './add-fault-photo.ts';
export { assignRequest } from './assign-request.ts';
export { editAddress, editDescription } from './edit-request.ts';
export {
  findOpenRequest,
  findOwnRequest,
  findRequestById,
  findRequestByTrace,
  listRequests,
  type StoredRequest,
} from './find-request.ts';
export { lockRequest, requireLockedRequest } from './lock-request.ts';
export type { LogRow } from './log.repository.ts';
export { markEstimate } from './mark-estimate.ts';
export { mergeCentre } from './merge-centre-with-requests.ts';
export { type MovedRequest, moveRequest } from './move-request.ts';
export { findFaultPhoto } from './photos/find-fault-photo.ts';
export { findStoredPhoto } from './photos/find-stored-photo.ts';
export { listUnknownFaultPhotos } from './photos/list-unknown-photos.ts';
export { photoKey } from './photos/photo-key.ts';
export { purgeFaultPhotos } from './photos/purge-photos.ts';
export { reencodePhoto } from './photos/reencode-photo.ts';
export { registerRequest } from './register-request.ts';
export { removeFaultPhoto } from './remove-fault-photo.ts';
export { setBuyer } from './set-buyer.ts';
export { writeCustomerNote, writeNote } from './write-note.ts';
