/** Repair requests: the request itself, its moves, its log and its photos. */

export { insertLog, type LogRow, listLogs } from './log.repository.ts';
export { type MovedRequest, moveRequest } from './move-request.ts';
export { listRequestsOfCentre, moveRequestsToCentre } from './move-requests-to-centre.repository.ts';
export { isFaultPhotoNamed } from './photos/name-photos.ts';
export { photoKey } from './photos/photo-key.ts';
export { countPhotos, findPhotoDevice, insertPhoto } from './photos/photos.repository.ts';
export { purgeFaultPhotos } from './photos/purge-photos.ts';
export { readPhotoForDesk } from './photos/read-photo-for-desk.ts';
export { readStored } from './photos/read-stored.ts';
export { tidyPhoto } from './photos/tidy-photo.ts';
export {
  findOpenRequest,
  findRequestById,
  findRequestByTrace,
  insertRequest,
  listRequests,
  lockRequest,
  type StoredRequest,
  setEstimateState,
  updateWords,
} from './requests.repository.ts';
