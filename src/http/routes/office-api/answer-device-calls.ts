import type { deviceCalls } from '#contract/office/calls/device-calls.ts';
import {
  deleteDevice,
  findScanned,
  makeLabels,
  readDevice,
  readDevices,
  readLabels,
  registerDevice,
  replaceLabel,
  requireDevice,
  toOfficeDevice,
  transferDevice,
  updateDevice,
} from '#features/devices/index.ts';
import { listReportSummaries } from '#features/service-reports/index.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

const viewedActions = { registerDevice, updateDevice, transferDevice };
const labelled = { makeLabels, replaceLabel };
export const deviceActions = { ...viewedActions, ...labelled, deleteDevice };

/** Devices as the company sold them. */
export const answerDeviceCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof deviceCalls> => {
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
    ...performActions(deps, viewedActions, async (_, { serial }) =>
      toOfficeDevice(await requireDevice(db, serial)),
    ),
    ...performActions(deps, labelled, async (_, { serials }) => ({
      labels: await readLabels(db, deps, serials),
    })),
    findScanned: ({ code }) => findScanned(db, code),
    ...performActions(deps, { deleteDevice }),
  };
};
