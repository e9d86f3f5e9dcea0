import type { NavigateFunction } from 'react-router';
import { parseDeviceCode } from '#kernel/parse-device-code.ts';
import { deviceCodeTexts } from '#web/texts/office/device-codes.ts';
import { toFailure } from '../../app/office-failure.ts';
import { deviceClient } from '../../app/queries/device-queries.ts';
import { findScanHandler } from '../../app/scan/scan-handler.ts';
import { playTone } from '../../app/scan/tones.ts';
import { refuseScan } from './refuse-scan.ts';

// For the search field, which loads both in one file, and only once something is looked for.
export { findDeviceCode } from './find-device-code.rules.ts';

/**
 * Opens what a label or a GS1 code means: the device's open request, or the device. A screen that handles scans gets
 * the trace number of that request. Technicians get to the bench, and to no device. Anything else only shows a message.
 */
export const openCode = async (code: string, navigate: NavigateFunction, isDesk: boolean): Promise<void> => {
  if (!parseDeviceCode(code)) return refuseScan(deviceCodeTexts.foreign);
  try {
    const { serialNumber, traceNumber } = await deviceClient.findScanned({ code });
    const take = findScanHandler();
    if (take && traceNumber) return take(traceNumber);
    if (take || !(isDesk || traceNumber)) return refuseScan(deviceCodeTexts.noOpenRequest(serialNumber));
    playTone('done');
    await navigate(
      traceNumber
        ? `/${isDesk ? 'repairs' : 'bench'}/${traceNumber}`
        : `/devices/${encodeURIComponent(serialNumber)}`,
    );
  } catch (thrown) {
    refuseScan(toFailure(thrown).message);
  }
};
