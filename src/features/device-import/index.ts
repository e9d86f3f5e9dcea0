/** Files of sold devices and centres: read, compared with the database, stored. */

export { type ImportProgress, type ImportRequest, importFile } from './import-file.ts';
export { type ImportSummary, importCentres, importSoldProducts } from './import-records.ts';
export { storeCentreFile } from './store-centre-file.ts';
export { storeDeviceFile } from './store-device-file.ts';
