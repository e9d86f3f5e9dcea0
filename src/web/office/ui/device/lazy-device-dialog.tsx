import { type ComponentProps, lazy, Suspense } from 'react';
import { whenIdle } from '#web/ui/when-idle.ts';
import type { DeviceDialog } from './device-dialog.tsx';

const load = async () => ({ default: (await import('./device-dialog.tsx')).DeviceDialog });
const Loaded = lazy(load);

/** `DeviceDialog` for screens whose rows come first. */
export const LazyDeviceDialog = (props: ComponentProps<typeof DeviceDialog>) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);

/** Fetches it behind the rows. */
export const loadDeviceDialog = (): Promise<unknown> =>
  whenIdle()
    .then(load)
    .catch(() => undefined);
