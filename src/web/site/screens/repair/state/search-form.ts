import { TraceNumber } from '#contract/repair/inputs.ts';
import { foldDigits } from '#kernel/fold-digits.ts';
import { normalizeSerial, serialKey } from '#kernel/serial.ts';
import { repairAlerts } from '#web/texts/repair.ts';

/** Mode 2 searches by serial number and is the default; mode 1 by the trace number of a request. */
export type SearchMode = 1 | 2;

export type ChosenCentre = { id: number; name: string };

export type SearchForm = {
  mode: SearchMode;
  serialNumber: string;
  traceNumber: string;
  /** Of the label that led here; it counts while no serial is typed. */
  labelToken?: string | undefined;
  /** Travels with the request, not with the search; null is the centre on the sale's record. */
  centre: ChosenCentre | null;
  repairInPlace: boolean;
};

export const emptySearch: SearchForm = {
  mode: 2,
  serialNumber: '',
  traceNumber: '',
  centre: null,
  repairInPlace: false,
};

/** What AuthMobile and VerifyCode are asked with. */
export type Asked = { serialNumber: string; traceNumber: string; labelToken?: string | undefined };

type CheckedSearch =
  | { kind: 'ready'; asked: Asked }
  | { kind: 'alert'; text: string; field: 'serial' | 'trace' };

/** Mode 2 sends the serial number alone, mode 1 the trace number alone; an empty field is an alert. */
export const checkSearch = (form: SearchForm): CheckedSearch => {
  if (form.mode === 1) {
    const traceNumber = TraceNumber.parse(form.traceNumber.slice(0, 64));
    return traceNumber === ''
      ? { kind: 'alert', text: repairAlerts.trace, field: 'trace' }
      : { kind: 'ready', asked: { serialNumber: '', traceNumber } };
  }
  const serialNumber = normalizeSerial(form.serialNumber);
  const { labelToken } = form;
  if (serialNumber === '' && labelToken)
    return { kind: 'ready', asked: { serialNumber, traceNumber: '', labelToken } };
  return serialNumber === ''
    ? { kind: 'alert', text: repairAlerts.serial, field: 'serial' }
    : { kind: 'ready', asked: { serialNumber, traceNumber: '' } };
};

/** Whether two searches mean one device as far as can be told from here. */
export const isSameAsked = (a: Asked, b: Asked): boolean =>
  a.traceNumber === b.traceNumber &&
  a.labelToken === b.labelToken &&
  (serialKey(a.serialNumber) ?? a.serialNumber) === (serialKey(b.serialNumber) ?? b.serialNumber);

/** Typed text with its digits folded, so that what is seen is what is sent. */
export const foldTyped = (text: string): string => foldDigits(text);
