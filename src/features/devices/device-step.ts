import type { Device, NewDevice } from './devices.repository.ts';

/** What one row of a file does to a device. */
export type DeviceStep = {
  line: number;
  known: Device | undefined;
  /** Only what differs; everything for a new device. */
  change: Partial<NewDevice>;
  row: NewDevice;
};
