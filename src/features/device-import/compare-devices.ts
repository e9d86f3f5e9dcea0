import { importTexts } from '#contract/office/import-texts.ts';
import { findCentres, type StoredCentre } from '#features/centres/index.ts';
import type { DeviceStep } from '#features/devices/index.ts';
import { findDevices, type NewDevice } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { FileFault, ReadRow } from './file/read-file.ts';

/** The columns of a file, and what they are called in the table of devices. */
const fieldsOf: Readonly<Record<string, readonly (keyof NewDevice)[]>> = {
  fNameMahsool: ['product_name'],
  fShomareFactor: ['invoice_number'],
  fMarkazID: ['centre_id'],
  fNameMarkaz: ['centre_name'],
  fNameModirMarkaz: ['centre_manager'],
  fOstanName: ['province'],
  fShahrName: ['city'],
  fMalekiatDate: ['owned_since'],
  mobile: ['mobile'],
  address: ['address'],
  warrantyUntil: ['warranty_until'],
};

export type ComparedDevices = {
  steps: DeviceStep[];
  refused: FileFault[];
  /** The centres that rows were compared with. */
  centres: StoredCentre[];
};

/** Whether a row may bring the name of a centre that is in no list of ours. */
export type CentreRule = { takesUnknown: boolean };

/** What a file would do to some devices. A column that the file does not have changes nothing. */
export const compareDevices = async (
  db: Db,
  rows: readonly ReadRow<NewDevice>[],
  { takesUnknown }: CentreRule,
): Promise<ComparedDevices> => {
  const known = await findDevices(
    db,
    rows.map(({ row }) => row.serial_key),
  );
  const centres = await findCentres(db, [
    ...new Set(rows.map(({ row }) => row.centre_id).filter((id) => id !== 0)),
  ]);
  const refused: FileFault[] = [];
  const steps = rows.flatMap(({ line, row, columns }): DeviceStep[] => {
    const centre = centres.get(row.centre_id);
    if (row.centre_id !== 0 && !centre && !(takesUnknown && row.centre_name !== '')) {
      const value = String(row.centre_id);
      const reason = `there is no centre ${value}; import the centres first`;
      refused.push({ line, reason, column: 'fMarkazID', value, text: importTexts.unknownCentre });
      return [];
    }
    const whole = centre ? fillFromCentre(row, centre) : row;
    const device = known.get(row.serial_key);
    if (!device) return [{ line, known: undefined, change: whole, row: whole }];
    const fields = listFields(columns, row);
    const change = Object.fromEntries(
      fields.filter((field) => whole[field] !== device[field]).map((field) => [field, whole[field]]),
    );
    return [{ line, known: device, change, row: whole }];
  });
  return { steps, refused, centres: [...centres.values()] };
};

/** A file that names a centre by number alone brings the centre's words with it. */
const listFields = (columns: readonly string[], row: NewDevice): (keyof NewDevice)[] => {
  const fields = columns.flatMap((column) => fieldsOf[column] ?? []);
  const isByNumber = row.centre_id !== 0 && row.centre_name === '';
  return isByNumber
    ? [...new Set([...fields, 'centre_name', 'centre_manager', 'province', 'city'] as const)]
    : fields;
};

const fillFromCentre = (row: NewDevice, centre: StoredCentre): NewDevice =>
  row.centre_name !== ''
    ? { ...row, centre_id: centre.id }
    : {
        ...row,
        centre_id: centre.id,
        centre_name: centre.name,
        centre_manager: row.centre_manager || centre.manager_name,
        province: row.province || centre.province,
        city: row.city || centre.city,
        address: row.address || centre.address,
      };
