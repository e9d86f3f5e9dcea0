import type { deviceCalls } from '#contract/office/calls/device-calls.ts';
import {
  deleteDevice,
  readDevice,
  readDevices,
  registerDevice,
  requireDevice,
  showDevice,
  updateDevice,
} from '#features/devices/index.ts';
import { listReportSummaries } from '#features/service-reports/index.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const written = { registerDevice, updateDevice };
export const deviceActions = { ...written, deleteDevice };

/** Devices as the company sold them. */
export const answerDeviceCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof deviceCalls> => {
  const { db } = deps.storage;
  return {
    listDevices: ({ page = 1, size = 25, ...filter }) => readDevices(db, { ...filter, page, size }),
    getDevice: async ({ serial }) => {
      const { device, repairs } = await readDevice(db, serial);
      const reports = await listReportSummaries(
        db,
        repairs.map(({ requestId }) => requestId),
      );
      return {
        device,
        repairs: repairs.map(({ requestId, ...repair }) => ({
          ...repair,
          report: reports.get(requestId) ?? null,
        })),
      };
    },
    ...performActions(deps, written, async (_, { serial }) => showDevice(await requireDevice(db, serial))),
    ...performActions(deps, { deleteDevice }),
  };
};
