/** Medical centres that customers and staff choose from: their records, contacts and merging. */

export { addContact } from './add-contact.ts';
export { requireCentre } from './centre-input.ts';
export type { NewCentre, StoredCentre } from './centres.repository.ts';
export { confirmContact } from './confirm-contact.ts';
export { deleteCentre } from './delete-centre.ts';
export { createCentreLookup, findAndLockCentre, findCentre, listCentresByNumber } from './find-centre.ts';
export { listCentres } from './list-centres.ts';
export { finishMerge, prepareMerge } from './prepare-merge.ts';
export { readCentre, readCentres, readDuplicateCentres, searchCentres } from './read-centres.ts';
export { registerCentre } from './register-centre.ts';
export { removeContact } from './remove-contact.ts';
export { addCentres, changeKnownCentre, storeCentre } from './store-centre.ts';
export { toOfficeCentre } from './to-office-centre.ts';
export { updateCentre } from './update-centre.ts';
