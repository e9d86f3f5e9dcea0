import { deviceRefusalTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { findAndLockCentre } from '#features/centres/index.ts';
import { cleanLine } from '#kernel/clean-line.ts';
import { parseMobile } from '#kernel/mobile.ts';
import type { Db } from '#storage/dialect.ts';
import type { Device, NewDevice } from './devices.repository.ts';

export type DeviceInput = {
  productName: string;
  invoiceNumber: string;
  centreId: number;
  centreName: string;
  address: string;
  mobile: string | null;
  ownedSince: string | null;
  warrantyUntil: string | null;
};

export const refuseField = (field: string, text: string) =>
  officeRefusal('invalid_input', text, { fields: { [field]: text } });

/** What was typed as it is stored. The centre's own words come from the list of centres. */
export const toDeviceRow = async (
  trx: Db,
  input: DeviceInput,
  before: Device | undefined,
): Promise<Omit<NewDevice, 'serial_number' | 'serial_key'>> => {
  const mobile = input.mobile?.trim() ? parseMobile(input.mobile) : null;
  if (mobile === undefined) throw refuseField('mobile', deviceRefusalTexts.badMobile);
  const { ownedSince, warrantyUntil } = input;
  if (ownedSince && warrantyUntil && warrantyUntil < ownedSince)
    throw refuseField('warrantyUntil', deviceRefusalTexts.badWarranty);
  return {
    product_name: cleanLine(input.productName),
    invoice_number: cleanLine(input.invoiceNumber),
    ...(await readCentreOf(trx, input, before)),
    address: cleanLine(input.address),
    mobile,
    owned_since: ownedSince,
    warranty_until: warrantyUntil,
  };
};

const readCentreOf = async (
  trx: Db,
  { centreId, centreName }: DeviceInput,
  before: Device | undefined,
): Promise<Pick<NewDevice, 'centre_id' | 'centre_name' | 'centre_manager' | 'province' | 'city'>> => {
  if (centreId !== 0 && before?.centre_id !== centreId) {
    const centre = await findAndLockCentre(trx, centreId);
    if (!centre) throw refuseField('centreId', deviceRefusalTexts.unknownCentre);
    const { id, name, manager_name, province, city } = centre;
    return { centre_id: id, centre_name: name, centre_manager: manager_name, province, city };
  }
  const isSame =
    before &&
    before.centre_id === centreId &&
    (centreId !== 0 || cleanLine(centreName) === before.centre_name);
  if (isSame) {
    const { centre_id, centre_name, centre_manager, province, city } = before;
    return { centre_id, centre_name, centre_manager, province, city };
  }
  if (cleanLine(centreName) !== '') throw refuseField('centreName', deviceRefusalTexts.centreNotListed);
  return { centre_id: 0, centre_name: '', centre_manager: '', province: '', city: '' };
};
