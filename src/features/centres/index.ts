/** Medical centres: the list that customers and staff choose from. */

export {
  countDevicesOf,
  countUses,
  deleteCentreRow,
  listTwins,
  writeMerged,
} from './centre-records.repository.ts';
export { findCentresByIds, findMergedByIds, insertCentres } from './centre-rows.repository.ts';
export { findCentreById, type NewCentre, type StoredCentre, storeCentre } from './centres.repository.ts';
export { listCentresPage, searchCentres } from './find-centres.repository.ts';
export { listCentres } from './list-centres.ts';
export { showCentre } from './show-centre.ts';
export {
  type CentreUses,
  deleteCentre,
  registerCentre,
  requireCentre,
  StaleCentre,
  updateCentre,
} from './write-centre.ts';
