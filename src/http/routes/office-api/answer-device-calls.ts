import type { deviceCalls } from '#contract/office/calls/device-calls.ts';
import { deviceTexts } from '#contract/office/device-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { performAction, type StaffActor } from '#features/audit/index.ts';
import {
  deleteDevice,
  readDevice,
  readDevices,
  registerDevice,
  StaleDevice,
  showDevice,
  updateDevice,
} from '#features/devices/index.ts';
import { AppError } from '#kernel/app-error.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';

/** Another mobile opens the customer's own record: it is for whoever may, and proved it just now. */
export const requireMobileAction = ({ permissions, hasFreshProof }: StaffActor): void => {
  if (!permissions.has('devices.mobile')) throw new AppError('forbidden');
  if (!hasFreshProof) throw new AppError('reauth_required');
};

/** Devices as the company sold them. */
export const answerDeviceCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof deviceCalls> => {
  const { db } = deps.storage;
  const subject = (serial: string) => ({ subjectKind: 'device', subjectId: serial });
  return {
    listDevices: ({ page = 1, size = 25, ...filter }) => readDevices(db, { ...filter, page, size }),
    getDevice: ({ serial }) => readDevice(db, serial),
    registerDevice: (input, { actor }) =>
      performAction(deps, actor, 'registerDevice', async (trx) => {
        const device = showDevice(await registerDevice(trx, input));
        return {
          result: device,
          audit: { action: 'device.register', ...subject(device.serialNumber), to: device },
        };
      }),
    updateDevice: async (input, { actor }) => {
      try {
        const result = await performAction(deps, actor, 'updateDevice', async (trx) => {
          const by = { staffId: actor.staffId, name: actor.name };
          const change = await updateDevice(trx, { ...input, by }, () => requireMobileAction(actor));
          const [from, to] = [showDevice(change.before), showDevice(change.after)];
          const action = change.isOtherMobile ? 'device.mobile' : 'device.change';
          return { result: to, audit: { action, ...subject(to.serialNumber), from, to, why: input.reason } };
        });
        deps.nudgeOutbox();
        return result;
      } catch (error) {
        if (!(error instanceof StaleDevice)) throw error;
        throw officeRefusal('conflict', deviceTexts.changed, { now: showDevice(error.now) });
      }
    },
    deleteDevice: ({ serial }, { actor }) =>
      performAction(deps, actor, 'deleteDevice', async (trx) => {
        const device = showDevice(await deleteDevice(trx, serial));
        return {
          result: null,
          audit: { action: 'device.delete', ...subject(device.serialNumber), from: device },
        };
      }),
  };
};
