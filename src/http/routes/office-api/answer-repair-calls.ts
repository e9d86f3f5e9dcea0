import type { repairCalls } from '#contract/office/calls/repair-calls.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import {
  addRepairNote,
  assignRepairs,
  listDeviceLocks,
  listRepairPeople,
  moveRepair,
  previewNotice,
  readForDesk,
  registerRepair,
  sendRepairMessage,
  undoRepairMove,
  unlockDevice,
  writeRepairIntake,
} from '#features/desk/index.ts';
import type { LimitDeps } from '#features/limits/index.ts';
import type { TrackingLink } from '#features/notification/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { readLinkToken } from '#features/tracking/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { RunLimited } from '#kernel/limit-concurrency.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { Random } from '#ports/random.ts';
import type { OfficeAnswers } from './office-context.ts';
import { performActions } from './perform-actions.ts';

export type DeskAnswerDeps = LimitDeps & {
  nudgeOutbox: () => void;
  random: Random;
  /** The address of the site, which tracking links begin with; without it messages carry none. */
  siteOrigin?: (() => string) | undefined;
  /** Where the customers' photos of faults are. */
  photos: MediaStore;
  /** Where the desk's photos of devices that came are. */
  intakePhotos: MediaStore;
  /** Lets few of them be made at once. */
  limitPhotos?: RunLimited;
};

const written = { moveRepair, undoRepairMove, addRepairNote, writeRepairIntake, sendRepairMessage };
export const repairActions = {
  ...written,
  moveRepairs: moveRepair,
  unlockRepair: unlockDevice,
  assignRepairs,
  registerRepair,
};

/** A request as the desk sees it. Read after the commit: about twenty tables are read without the write lock. */
export const showRepair =
  (deps: DeskAnswerDeps) =>
  ({ traceNumber }: { traceNumber: string }) =>
    readForDesk(deps.storage.db, traceNumber, shownLink(deps));

/** A link as the timeline shows it: its token is masked there, so none is made for it. */
const shownLink = ({ siteOrigin }: DeskAnswerDeps): TrackingLink | undefined =>
  siteOrigin && (async () => `${siteOrigin()}/r/-`);

/** The link as a message would carry it today. */
const trackingLink = ({ siteOrigin, storage, appSecret }: DeskAnswerDeps): TrackingLink | undefined =>
  siteOrigin &&
  (async (requestId) => `${siteOrigin()}/r/${await readLinkToken(storage.db, appSecret, requestId)}`);

export const answerRepairCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof repairCalls> => {
  const { db } = deps.storage;
  const show = showRepair(deps);
  const findSerial = async (traceNumber: string) => (await readForDesk(db, traceNumber)).device.fSerialNumber;
  return {
    getRepair: show,
    previewRepairNotice: (input) => previewNotice(db, input, trackingLink(deps)),
    moveRepairs: async ({ to, items }, { actor }) => {
      const undo: { traceNumber: string; logId: number }[] = [];
      const refused: { traceNumber: string; statusId: StatusId | null }[] = [];
      for (const item of items) {
        const { traceNumber } = item;
        // One key names the whole call; each request is its own part of it.
        const part = actor.idempotencyKey && { idempotencyKey: `${actor.idempotencyKey}:${traceNumber}` };
        try {
          undo.push({ traceNumber, ...(await moveRepair(deps, { ...actor, ...part }, { ...item, to })) });
        } catch (error) {
          if (!isAppError(error, 'conflict') && !isAppError(error, 'not_found')) throw error;
          const request = await findRequestByTrace(db, traceNumber);
          refused.push({ traceNumber, statusId: request?.status_id ?? null });
        }
      }
      return { moved: undo.map(({ traceNumber }) => traceNumber), undo, refused };
    },
    getRepairLocks: async ({ traceNumber }) => ({
      locks: await listDeviceLocks(deps, await findSerial(traceNumber)),
    }),
    unlockRepair: async ({ traceNumber }, { actor }) => {
      await unlockDevice(deps, actor, { serial: await findSerial(traceNumber) });
      return show({ traceNumber });
    },
    registerRepair: (input, { actor }) => registerRepair(deps, actor, input),
    listRepairPeople: () => listRepairPeople(deps),
    assignRepairs: (input, { actor }) => assignRepairs(deps, actor, input),
    ...performActions(deps, written, show),
  };
};
