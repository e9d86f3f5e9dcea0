import { createLazyDialog } from '../lazy-dialog.tsx';

/** `DeviceDialog` for lists, fetched after their rows are shown. */
export const { LazyDialog: LazyDeviceDialog, preload: preloadDeviceDialog } = createLazyDialog(async () => ({
  default: (await import('./device-dialog.tsx')).DeviceDialog,
}));
