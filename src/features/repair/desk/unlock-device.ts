import { type LimitDeps, limitRules, peekLimit, refundLimit } from '#features/limits/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { serialKey } from '#kernel/serial.ts';
import { findDeviceBySerial } from '../devices.repository.ts';

const rules = [limitRules.wrongCodePerSerial, limitRules.smsPerSerial];

/** Opens a device that too many wrong codes have closed, after the desk made sure of the caller by phone. */
export const unlockDevice = async (deps: LimitDeps, serialNumber: string): Promise<void> => {
  const key = serialKey(serialNumber);
  const device = key ? await findDeviceBySerial(deps.storage.db, key) : undefined;
  if (!device) throw new AppError('not_found', { message: `there is no device ${serialNumber}` });
  for (const rule of rules) {
    const most = Math.max(...rule.windows.map((window) => window.most));
    for (let taken = 0; taken < most; taken += 1) await refundLimit(deps, rule, device.serial_key);
    if ((await peekLimit(deps, rule, device.serial_key)).isOver)
      throw new Error('the device is still closed');
  }
};
