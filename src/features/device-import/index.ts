/** Files of sold devices and centres: read, compared with the database, stored. */

export type { ComparedFile, FileOnItsWay, FileReport } from './compare-file.ts';
export { readInWorker } from './file/read-in-worker.ts';
export { bringCentres, compareCentresFile } from './import-centres.ts';
export { bringDevices, compareDevicesFile } from './import-devices.ts';
export { type ImportReport, importCentres, importSoldProducts } from './import-records.ts';
