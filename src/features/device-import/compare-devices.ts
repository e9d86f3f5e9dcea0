import { importTexts } from '#contract/office/import-texts.ts';
import {
  createCentreLookup,
  listCentresByNumber,
  type NewCentre,
  type StoredCentre,
} from '#features/centres/index.ts';
import type { DeviceStep } from '#features/devices/index.ts';
import { listKnownDevices, type NewDevice } from '#features/devices/index.ts';
import type { Db } from '#storage/dialect.ts';
import type { FileFault, ReadRow } from './file/read-file.ts';

/** The columns of a file, and what they are called in the table of devices. */
const fieldsOf: Readonly<Record<string, keyof NewDevice>> = {
  fNameMahsool: 'product_name',
  fShomareFactor: 'invoice_number',
  fMarkazID: 'centre_id',
  fNameMarkaz: 'centre_name',
  fNameModirMarkaz: 'centre_manager',
  fOstanName: 'province',
  fShahrName: 'city',
  fMalekiatDate: 'owned_since',
  mobile: 'mobile',
  address: 'address',
  warrantyUntil: 'warranty_until',
};

type ComparedDevices = {
  steps: DeviceStep[];
  refused: FileFault[];
  /** Rows whose centre is in no list: their devices are stored without one. */
  unlinked: { line: number; name: string }[];
  /** The centres that rows were compared with. */
  centres: StoredCentre[];
  /** Centres that the rows bring with number and name. */
  newCentres: NewCentre[];
};

/**
 * What a file would do to some devices. A column that the file does not have changes nothing; only a centre that the row
 * names brings all of its own words. With `addsUnknownCentres`, number and name of an unknown centre add it to the list.
 */
export const compareDevices = async (
  db: Db,
  rows: readonly ReadRow<NewDevice>[],
  { addsUnknownCentres }: { addsUnknownCentres: boolean },
): Promise<ComparedDevices> => {
  const known = await listKnownDevices(
    db,
    rows.map(({ row }) => row.serial_key),
  );
  const findLinked = await createLinkedCentreLookup(
    db,
    rows.map(({ row }) => row),
  );
  const result: ComparedDevices = { steps: [], refused: [], unlinked: [], centres: [], newCentres: [] };
  for (const { line, row, columns } of rows) {
    const listed = findLinked(row);
    const added = listed || !addsUnknownCentres ? undefined : toNewCentre(row);
    const centre = listed ?? added;
    if (row.centre_id !== 0 && !centre) {
      const value = String(row.centre_id);
      const reason = `there is no centre ${value}; import the centres first`;
      result.refused.push({ line, reason, column: 'fMarkazID', value, text: importTexts.unknownCentre });
      continue;
    }
    if (!centre && row.centre_name !== '') result.unlinked.push({ line, name: row.centre_name });
    if (listed) result.centres.push(listed);
    if (added) result.newCentres.push(added);
    const whole = centre ? fillFromCentre(row, centre) : { ...row, centre_name: '', centre_manager: '' };
    const device = known.get(row.serial_key);
    const fields = listFields(columns, centre ? 'row' : device?.centre_id ? 'device' : 'none');
    const change = device
      ? Object.fromEntries(
          fields.filter((field) => whole[field] !== device[field]).map((field) => [field, whole[field]]),
        )
      : whole;
    result.steps.push({ line, known: device, change, row: whole });
  }
  return result;
};

/** A row's centre, by its number or else by its name. */
const createLinkedCentreLookup = async (
  db: Db,
  rows: readonly NewDevice[],
): Promise<(row: NewDevice) => StoredCentre | undefined> => {
  const byNumber = await listCentresByNumber(db, [
    ...new Set(rows.map(({ centre_id }) => centre_id).filter((id) => id !== 0)),
  ]);
  const byName = await createCentreLookup(
    db,
    rows.filter(({ centre_id }) => centre_id === 0).map(({ centre_name }) => centre_name),
  );
  return ({ centre_id, centre_name, city }) =>
    centre_id === 0 ? byName(centre_name, city) : byNumber.get(centre_id);
};

const toNewCentre = (row: NewDevice): NewCentre | undefined =>
  row.centre_id === 0 || row.centre_name === ''
    ? undefined
    : {
        id: row.centre_id,
        name: row.centre_name,
        manager_name: row.centre_manager,
        province: row.province,
        city: row.city,
        address: '',
      };

const centreFields = ['centre_id', 'centre_name', 'centre_manager', 'province', 'city'] as const;

/** A row with a centre brings all of the centre's words; one without leaves the device's centre as it is. */
const listFields = (columns: readonly string[], centreOf: 'row' | 'device' | 'none'): (keyof NewDevice)[] => {
  const own = columns.flatMap((column) => fieldsOf[column] ?? []);
  if (centreOf === 'row') return [...new Set([...own, ...centreFields])];
  const kept: readonly string[] =
    centreOf === 'device' ? centreFields : ['centre_id', 'centre_name', 'centre_manager'];
  return own.filter((field) => !kept.includes(field));
};

/** The centre's own words, and its address where the row has none. */
const fillFromCentre = (row: NewDevice, centre: NewCentre): NewDevice => ({
  ...row,
  centre_id: centre.id,
  centre_name: centre.name,
  centre_manager: centre.manager_name,
  province: centre.province,
  city: centre.city,
  address: row.address || centre.address,
});
