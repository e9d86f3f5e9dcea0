/** All devices of a proved mobile: its own and those of the centres whose contact it is. A proof, not an account. */

export { authLabMobile } from './auth-lab-mobile.ts';
export { exportLabDevices, requireLabExport } from './export-lab-devices.ts';
export { openDevice } from './open-device.ts';
export { readLabDevices } from './read-lab-devices.ts';
export { registerManyRequests } from './register-many-requests.ts';
export { signOutLab } from './require-lab.ts';
export { verifyLabCode } from './verify-lab-code.ts';
