import { expect, it } from 'vitest';
import { findDeviceCode } from './find-device-code.rules.ts';

it('finds a label that was typed or scanned, and a GS1 code only where a scanner read it', () => {
  const label = 'https://azma.example/d/abcdefghijklmnop';
  expect(findDeviceCode(label, '')).toBe(label);
  expect(findDeviceCode('یفففح', label)).toBe(label);
  expect(findDeviceCode('۲۱شط۲۰۰۳', '21AZ2003')).toBe('21AZ2003');
  expect(findDeviceCode('2112345678', '')).toBeUndefined();
});
