import { TraceNumber } from '#contract/repair/inputs.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import { repairAlerts } from '#web/texts/repair.ts';

/** Mode 2 searches by serial number and is the default; mode 1 by the trace number of a request. */
export type SearchMode = 1 | 2;

export type ChosenCentre = { id: number; name: string };

export type SearchValues = {
  mode: SearchMode;
  serialNumber: string;
  traceNumber: string;
  /** Of the label that led here; it counts while no serial is typed. */
  labelToken?: string | undefined;
  /** Travels with the request, not with the search; null is the centre on the sale's record. */
  centre: ChosenCentre | null;
  repairInPlace: boolean;
};

export const emptySearch: SearchValues = {
  mode: 2,
  serialNumber: '',
  traceNumber: '',
  centre: null,
  repairInPlace: false,
};

/** The device that AuthMobile and VerifyCode are called for. */
export type DeviceQuery = { serialNumber: string; traceNumber: string; labelToken?: string | undefined };

type CheckedSearch =
  | { kind: 'ready'; deviceQuery: DeviceQuery }
  | { kind: 'alert'; text: string; field: 'serial' | 'trace' };

/** Mode 2 sends the serial number alone, mode 1 the trace number alone; an empty field is an alert. */
export const checkSearch = (form: SearchValues): CheckedSearch => {
  if (form.mode === 1) {
    const traceNumber = TraceNumber.parse(form.traceNumber.slice(0, 64));
    return traceNumber === ''
      ? { kind: 'alert', text: repairAlerts.trace, field: 'trace' }
      : { kind: 'ready', deviceQuery: { serialNumber: '', traceNumber } };
  }
  const serialNumber = normalizeSerial(form.serialNumber);
  const { labelToken } = form;
  if (serialNumber === '' && labelToken)
    return { kind: 'ready', deviceQuery: { serialNumber, traceNumber: '', labelToken } };
  return serialNumber === ''
    ? { kind: 'alert', text: repairAlerts.serial, field: 'serial' }
    : { kind: 'ready', deviceQuery: { serialNumber, traceNumber: '' } };
};

/** Whether two searches mean one device, as far as the browser can know. */
export const isSameDeviceQuery = (a: DeviceQuery, b: DeviceQuery): boolean =>
  a.traceNumber === b.traceNumber &&
  a.labelToken === b.labelToken &&
  (serialKey(a.serialNumber) ?? a.serialNumber) === (serialKey(b.serialNumber) ?? b.serialNumber);
