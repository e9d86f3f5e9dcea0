/** Sold devices: their records, warranty, the words they are found by, and who may see them. */

export { addDevice, type NewDeviceInput } from './add-device.ts';
export { deleteDevice } from './delete-device.ts';
export { forgetDeletedDevices, listDeletedDevices, purgeDeletedDevices } from './deleted-devices.ts';
export type { DeviceStep } from './device-step.ts';
export type { Device, NewDevice } from './devices.repository.ts';
export { findDevice, listKnownDevices } from './find-device.ts';
export { findScanned } from './find-scanned.ts';
export { requireMobileChange, requireWarrantyChange } from './guard-device-change.ts';
export { indexRequestWords } from './index-request-words.ts';
export { listDeviceIds } from './list-device-ids.ts';
export { makeLabels, readLabels } from './make-labels.ts';
export { moveDevicesToCentre } from './move-to-centre.ts';
export { notifyFormerMobiles } from './notify-former-mobiles.ts';
export { type LabelPage, openLabel } from './open-label.ts';
export {
  findOwnedDevice,
  hasOwnedDevices,
  listOwnedDevices,
  type OwnedDevice,
} from './owned-devices.ts';
export { readDevice, readDevices } from './read-devices.ts';
export { isEmptySearch, type OfficeSearch, readSearch } from './read-search.rules.ts';
export { registerDevice } from './register-device.ts';
export { replaceLabel } from './replace-label.ts';
export { requireDevice, requireDeviceById } from './require-device.ts';
export { storeDevice } from './store-device.ts';
export { ChangedMeanwhile, dropStagedRows, stageRows, storeStagedRows } from './store-devices.ts';
export { toOfficeDevice } from './to-office-device.ts';
export { transferDevice } from './transfer-device.ts';
export { updateDevice } from './update-device.ts';
export { isInWarranty } from './warranty.rules.ts';
