/** Sold devices: their records, warranty, the words they are found by, and who may see them. */

export type { DeviceStep } from './device-step.ts';
export {
  countDevices,
  type Device,
  findDeviceById,
  findDeviceBySerial,
  findDeviceByTrace,
  findDevicesBySerials,
  type NewDevice,
  storeDevice,
} from './devices.repository.ts';
export { listDevices } from './devices-list.repository.ts';
export { findDevicesByNumber, stretchOf } from './find-devices.repository.ts';
export { moveDevicesToCentre } from './move-devices-to-centre.repository.ts';
export { isEmptyQuery, type QueueQuery, readQueueQuery, type WantedWord } from './read-query.rules.ts';
export { indexRequestWords } from './request-words.repository.ts';
export { readDeviceRepairs, showDevice } from './show-device.ts';
export { ChangedMeanwhile, stageRows, storeStagedRows } from './store-devices.ts';
export { tellFormerNumbers } from './tell-former-number.ts';
export { isInWarranty } from './warranty.rules.ts';
export { deleteDevice, registerDevice, requireDevice, StaleDevice, updateDevice } from './write-device.ts';
