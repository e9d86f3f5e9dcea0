import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { InputOf } from '#contract/call.ts';
import type { OfficeCalls } from '#contract/office/calls.ts';
import { officeClient } from '../office-client.ts';

export const deviceClient = officeClient({
  listDevices: 'get /devices',
  registerDevice: 'post /devices',
  getDevice: 'get /devices/{serial}',
  updateDevice: 'put /devices/{serial}',
  deleteDevice: 'delete /devices/{serial}',
  transferDevice: 'post /devices/{serial}/transfer',
  replaceLabel: 'post /devices/{serial}/label',
  makeLabels: 'post /device-labels',
  findScanned: 'post /devices/scanned',
});

export type DeviceSearch = InputOf<OfficeCalls['listDevices']>;
export type OfficeDevice = Awaited<ReturnType<typeof deviceClient.listDevices>>['items'][number];
export type DevicePage = Awaited<ReturnType<typeof deviceClient.getDevice>>;

export type DeviceLabel = Awaited<ReturnType<typeof deviceClient.makeLabels>>['labels'][number];

export const deviceQueries = {
  all: ['devices'] as const,
  lists: ['devices', 'list'] as const,
  list: (search: DeviceSearch) =>
    queryOptions({
      queryKey: ['devices', 'list', search],
      queryFn: ({ signal }) => deviceClient.listDevices(search, { signal }),
      placeholderData: keepPreviousData,
    }),
  one: (serial: string) =>
    queryOptions({ queryKey: ['devices', 'one', serial], queryFn: () => deviceClient.getDevice({ serial }) }),
};
