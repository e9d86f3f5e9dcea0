import { expect, it } from 'vitest';
import { centreFields, toCentreForm } from './centre/centre-form.rules.ts';
import { deviceFormFields, toDeviceForm } from './device/device-form.rules.ts';
import { listDifferences } from './list-differences.rules.ts';

it('takes what only the colleague changed in a device or a centre', () => {
  const device = toDeviceForm();
  const differences = listDifferences(deviceFormFields, {
    opened: device,
    mine: { ...device, productName: 'سانتریفیوژ تازه', invoiceNumber: '۱' },
    theirs: { ...device, address: 'نشانی همکار', invoiceNumber: '۲' },
  });
  expect(differences.map(({ name, isMine }) => [name, isMine])).toEqual([
    ['productName', true],
    ['invoiceNumber', true],
    ['address', false],
  ]);
  const centre = toCentreForm();
  const [buyer] = listDifferences(centreFields, {
    opened: centre,
    mine: centre,
    theirs: { ...centre, buyer: { ...centre.buyer, postalCode: '1234567890' } },
  });
  expect(buyer).toMatchObject({ name: 'buyer.postalCode', mine: '', theirs: '1234567890', isMine: false });
});

it('shows both dates of a conflict in the Persian calendar', () => {
  const theirs = toDeviceForm();
  const mine = { ...theirs, warrantyUntil: '2028-03-19' };
  const [field] = listDifferences(deviceFormFields, { opened: theirs, mine, theirs });
  expect([field?.show?.(field.mine), field?.show?.(field.theirs)]).toEqual(['۲۹ اسفند ۱۴۰۶', '']);
});
