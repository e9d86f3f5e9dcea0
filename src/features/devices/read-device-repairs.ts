import type { z } from 'zod';
import type { DeviceRepair } from '#contract/office/calls/device-calls.ts';
import { readRowStatus, requireStatusId } from '#contract/repair/statuses.ts';
import { dayMs } from '#kernel/durations.ts';
import { toIso, toIsoOrNull } from '#kernel/to-iso.ts';
import type { Db } from '#storage/dialect.ts';
import { readDatabaseNow } from '#storage/read-database-now.ts';
import { listRepairsOfDevice } from './device-records.repository.ts';
import type { Device } from './devices.repository.ts';

/** One repair of a device, before its service report is added. */
export type RepairOfDevice = Omit<z.infer<typeof DeviceRepair>, 'report'> & { requestId: number };

/** The history of a device, newest first. */
export const readDeviceRepairs = async (db: Db, device: Pick<Device, 'id'>): Promise<RepairOfDevice[]> => {
  const now = await readDatabaseNow(db);
  return (await listRepairsOfDevice(db, device.id)).map((row) => {
    const statusId = requireStatusId(row.status_id);
    const endedAt = statusId >= 7 ? row.stood_since : null;
    return {
      requestId: row.id,
      traceNumber: row.trace_number,
      statusId,
      statusTitle: readRowStatus(row).title,
      registeredAt: toIso(row.registered_at),
      endedAt: toIsoOrNull(endedAt),
      fault: row.issue_description,
      amountRial: row.payable_rial,
      days: Math.max(0, Math.floor(((endedAt ?? now) - row.registered_at) / dayMs)),
    };
  });
};
