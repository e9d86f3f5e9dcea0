import type { Db } from '#storage/dialect.ts';
import { listIdsByMobile, listIdsByMobileEnd, listIdsBySerial } from './find-devices.repository.ts';
import type { OfficeSearch } from './read-search.rules.ts';

type Bounds = {
  /** Devices of one mobile, or of its end. */
  max: number;
  maxBySerial: number;
  /** Only devices of this centre. */
  centre?: number | undefined;
};

/** The devices whose serial begins so, or whose mobile is this one or ends so. */
export const listDeviceIds = async (
  db: Db,
  { serialKey, mobile, mobileEnd }: Pick<OfficeSearch, 'serialKey' | 'mobile' | 'mobileEnd'>,
  { max, maxBySerial, centre }: Bounds,
): Promise<number[]> => {
  const found = [
    ...(serialKey === undefined ? [] : await listIdsBySerial(db, serialKey, { centre, max: maxBySerial })),
    ...(mobile === undefined ? [] : await listIdsByMobile(db, mobile, { centre, max })),
    ...(mobileEnd === undefined ? [] : await listIdsByMobileEnd(db, mobileEnd, { centre, max })),
  ];
  return [...new Set(found.map(({ id }) => id))];
};
