import { createLazyDialog } from '../lazy-dialog.tsx';

/** `DeviceDialog` for screens whose rows come first. */
export const { LazyDialog: LazyDeviceDialog, preload: preloadDeviceDialog } = createLazyDialog(async () => ({
  default: (await import('./device-dialog.tsx')).DeviceDialog,
}));
