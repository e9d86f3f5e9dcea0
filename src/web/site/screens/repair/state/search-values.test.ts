import { describe, expect, it } from 'vitest';
import { repairAlerts } from '#web/texts/repair.ts';
import { checkSearch, emptySearch, isSameDeviceQuery } from './search-values.ts';

describe('the search form', () => {
  // accepts 187
  it('searches by serial number unless told otherwise', () => {
    expect(emptySearch.mode).toBe(2);
  });

  // accepts 320
  it.each(['', '   ', '\u200f'])('asks for the serial number when there is only %j', (serialNumber) => {
    expect(checkSearch({ ...emptySearch, serialNumber })).toEqual({
      kind: 'alert',
      text: repairAlerts.serial,
      field: 'serial',
    });
    expect(repairAlerts.serial).toBe('لطفاً شماره سریال دستگاه و مرکز را وارد کنید');
  });

  // accepts 321
  it.each(['', ' - '])('asks for the trace number when there is only %j', (traceNumber) => {
    const form = { ...emptySearch, mode: 1 as const, serialNumber: 'AZ-1000', traceNumber };
    expect(checkSearch(form)).toEqual({ kind: 'alert', text: repairAlerts.trace, field: 'trace' });
    expect(repairAlerts.trace).toBe('لطفاً شماره پیگیری را وارد کنید');
  });

  // accepts 322
  it('sends the serial number alone, whatever else is filled in', () => {
    const form = {
      ...emptySearch,
      serialNumber: ' az–۱۰۰۰ ',
      traceNumber: '14051000',
      centre: { id: 3, name: 'آزمایشگاه' },
      repairInPlace: true,
    };
    expect(checkSearch(form)).toEqual({
      kind: 'ready',
      deviceQuery: { serialNumber: 'AZ-1000', traceNumber: '' },
    });
  });

  it('sends the trace number alone in the other mode, its digits folded', () => {
    const form = { ...emptySearch, mode: 1 as const, serialNumber: 'AZ-1000', traceNumber: '۱۴۰۵ ۱۰-۰۰' };
    expect(checkSearch(form)).toEqual({
      kind: 'ready',
      deviceQuery: { serialNumber: '', traceNumber: '14051000' },
    });
  });

  it('knows one device under several spellings of its serial number', () => {
    const deviceQuery = { serialNumber: 'AZ-1000', traceNumber: '' };
    expect(isSameDeviceQuery(deviceQuery, { serialNumber: 'az 1000', traceNumber: '' })).toBe(true);
    expect(isSameDeviceQuery(deviceQuery, { serialNumber: 'AZ-1001', traceNumber: '' })).toBe(false);
    expect(isSameDeviceQuery(deviceQuery, { serialNumber: '', traceNumber: '14051000' })).toBe(false);
  });
});
