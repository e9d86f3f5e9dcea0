import { contentKinds } from '#contract/content/kinds.ts';
import { mediaKindNames } from '#contract/office/content-filters.ts';
import { searchCentres } from '#features/centres/index.ts';
import { searchMessages } from '#features/contact/index.ts';
import { searchContent } from '#features/content/index.ts';
import { searchRepairs } from '#features/desk/index.ts';
import { findDevice, readDevices, toOfficeDevice } from '#features/devices/index.ts';
import { searchMedia } from '#features/media/index.ts';
import type { Finder } from '#features/search/index.ts';
import { listSparePartDevices } from '#features/service-reports/index.ts';
import { type StaffDeps, searchStaff } from '#features/staff/index.ts';

type Deps = Pick<StaffDeps, 'storage'>;
type Db = Deps['storage']['db'];

/**
 * One row a kind that can be searched for, in the order they are shown: requests, devices and centres first, because a
 * call comes in, and someone names one of them. A new domain adds its own.
 */
export const officeFinders = (deps: Deps): Finder[] => {
  const { db } = deps.storage;
  return [
    {
      kind: 'repair',
      permission: 'repairs.read',
      search: (q, max) => searchRepairHits(db, q, max, '/office/repairs'),
    },
    {
      kind: 'repair',
      permission: 'repairs.bench',
      unless: 'repairs.read',
      search: (q, max) => searchRepairHits(db, q, max, '/office/bench'),
    },
    {
      kind: 'device',
      permission: 'devices.read',
      search: async (q, max) =>
        (await searchDevices(db, q, max)).map((device) => ({
          id: device.serialNumber,
          name: device.productName,
          code: device.serialNumber,
          state: device.centreName,
          path: `/office/devices/${encodeURIComponent(device.serialNumber)}`,
        })),
    },
    {
      kind: 'centre',
      permission: 'centres.read',
      search: async (q, max) =>
        (await searchCentres(db, q, max)).map(({ id, name, city }) => ({
          id: String(id),
          name,
          code: '',
          state: city,
          path: `/office/centres?q=${encodeURIComponent(name)}`,
        })),
    },
    {
      kind: 'content',
      permission: 'content.read',
      search: async (q, max) =>
        (await searchContent(db, q, max)).map(({ kind, id, title }) => ({
          id: `${kind}-${id}`,
          name: title,
          code: '',
          state: contentKinds[kind].one,
          path: `/office/content/${kind}/${id}`,
        })),
    },
    {
      kind: 'media',
      permission: 'media.read',
      search: async (q, max) =>
        (await searchMedia(db, q, max)).map(({ id, name, kind }) => ({
          id: String(id),
          name,
          code: '',
          state: mediaKindNames[kind],
          path: `/office/media?q=${encodeURIComponent(name)}`,
        })),
    },
    {
      kind: 'message',
      permission: 'messages.read',
      search: async (q, max) =>
        (await searchMessages(deps, q, max)).map(({ id, subject, fullName }) => ({
          id: String(id),
          name: subject,
          code: '',
          state: fullName,
          path: `/office/messages/${id}`,
        })),
    },
    {
      kind: 'staff',
      permission: 'staff.read',
      search: async (q, max) =>
        (await searchStaff(deps, q, max)).map(({ id, name, email }) => ({
          id: String(id),
          name,
          code: email,
          state: '',
          path: `/office/staff/${id}`,
        })),
    },
  ];
};

/** By what is known of the device itself, and by the serial of a part that a service report names. */
const searchDevices = async (db: Db, q: string, max: number) => {
  const { items } = await readDevices(db, { q, page: 1, size: max });
  const byPart = await listSparePartDevices(db, q, max);
  const found = await Promise.all(byPart.map((id) => findDevice(db, { id })));
  const devices = [...items, ...found.flatMap((device) => (device ? [toOfficeDevice(device)] : []))];
  return [...new Map(devices.map((device) => [device.serialNumber, device])).values()].slice(0, max);
};

const searchRepairHits = async (db: Db, q: string, max: number, base: string) =>
  (await searchRepairs(db, q, max)).map(({ traceNumber, productName, centreName, statusTitle }) => ({
    id: traceNumber,
    name: [productName, centreName].filter(Boolean).join('، '),
    code: traceNumber,
    state: statusTitle,
    path: `${base}/${traceNumber}`,
  }));
