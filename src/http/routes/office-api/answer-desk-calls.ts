import type { deskCalls } from '#contract/office/calls/desk-calls.ts';
import { deskRefusal } from '#contract/office/desk-reasons.ts';
import {
  acceptRepairs,
  addRepairNote,
  assignRepairs,
  listDeviceLocks,
  listRepairPeople,
  moveRepair,
  previewNotice,
  readRequestForDesk,
  registerRepair,
  sendRepairMessage,
  undoRepairMove,
  unlockDevice,
  writeRepairIntake,
} from '#features/desk/index.ts';
import { findDevice } from '#features/devices/index.ts';
import type { LimitDeps } from '#features/limits/index.ts';
import { createTrackingLink } from '#features/tracking/index.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Random } from '#ports/random.ts';
import type { AnswersFor } from './office-context.ts';
import { performActions } from './perform-actions.ts';

export type DeskAnswerDeps = LimitDeps & {
  nudgeOutbox: () => void;
  random: Random;
  /** The address of the site, which tracking links begin with. */
  siteOrigin: () => string;
  /** Where the customers' photos of faults are. */
  photos: MediaStore;
  /** Where the desk's photos of devices that came are. */
  deskPhotos: MediaStore;
};

const viewedActions = { moveRepair, undoRepairMove, addRepairNote, writeRepairIntake, sendRepairMessage };
export const repairActions = {
  ...viewedActions,
  acceptRepairs: moveRepair,
  unlockRepair: unlockDevice,
  assignRepairs,
  registerRepair,
};

/** A request as the desk sees it. Read after the commit: about twenty tables are read without the write lock. */
export const createRepairReader =
  (deps: DeskAnswerDeps) =>
  ({ traceNumber }: { traceNumber: string }) =>
    readRequestForDesk(deps.storage.db, traceNumber, `${deps.siteOrigin()}/r/•••`);

export const answerDeskCalls = (deps: DeskAnswerDeps): AnswersFor<keyof typeof deskCalls> => {
  const { db } = deps.storage;
  // As a message would carry it today.
  const trackingLink = createTrackingLink(deps);
  const readRepair = createRepairReader(deps);
  const requireSerial = async (traceNumber: string) => {
    const device = await findDevice(db, { traceNumber });
    if (!device) throw deskRefusal('unknown-request', { traceNumber });
    return device.serial_number;
  };
  return {
    getRepair: readRepair,
    previewRepairNotice: (input) => previewNotice(db, input, trackingLink),
    acceptRepairs: (input, { actor }) => acceptRepairs(deps, actor, input),
    getRepairLocks: async ({ traceNumber }) => ({
      locks: await listDeviceLocks(deps, await requireSerial(traceNumber)),
    }),
    unlockRepair: async ({ traceNumber }, { actor }) => {
      await unlockDevice(deps, actor, { serial: await requireSerial(traceNumber) });
      return readRepair({ traceNumber });
    },
    registerRepair: (input, { actor }) => registerRepair(deps, actor, input),
    listRepairPeople: () => listRepairPeople(deps),
    assignRepairs: (input, { actor }) => assignRepairs(deps, actor, input),
    ...performActions(deps, viewedActions, readRepair),
  };
};
