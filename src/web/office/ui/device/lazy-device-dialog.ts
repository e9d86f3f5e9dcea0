import { createLazyDialog } from '../lazy-dialog.tsx';

/** `DeviceDialog` for screens that fetch it after their content is shown. */
export const { LazyDialog: LazyDeviceDialog, preload: preloadDeviceDialog } = createLazyDialog(
  () => import('./device-dialog.tsx'),
);
