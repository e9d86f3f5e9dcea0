import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { parseDeviceCode } from '#kernel/parse-device-code.ts';
import type { Db } from '#storage/dialect.ts';
import { findOpenTrace } from './device-records.repository.ts';
import { findDevice } from './find-device.ts';

/** The device that a scanned label or GS1 code means, and its open request. Changes nothing. */
export const findScanned = async (
  db: Db,
  code: string,
): Promise<{ serialNumber: string; traceNumber: string | null }> => {
  const read = parseDeviceCode(code);
  if (!read) throw officeRefusal('invalid_input', deviceRefusalTexts.notScannable);
  const device = await findDevice(db, read);
  if (!device) throw officeRefusal('not_found', deviceRefusalTexts.unknownLabel);
  return {
    serialNumber: device.serial_number,
    traceNumber: (await findOpenTrace(db, device.id)) ?? null,
  };
};
