import type { repairCalls } from '#contract/office/calls/repair-calls.ts';
import type { StatusId } from '#contract/repair/statuses.ts';
import { performAction, type StaffActor, type Transaction } from '#features/audit/index.ts';
import {
  listDeviceLocks,
  moveByDesk,
  previewNotice,
  readForDesk,
  receiveDevice,
  sendNoticeAgain,
  undoMove,
  undoMs,
  unlockDevice,
  writeCustomerNote,
  writeIntake,
  writeInternalNote,
} from '#features/desk/index.ts';
import type { LimitDeps } from '#features/limits/index.ts';
import type { TrackingLink } from '#features/notification/index.ts';
import { findRequestByTrace } from '#features/requests/index.ts';
import { readLinkToken } from '#features/tracking/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { MediaStore } from '#ports/media-store.ts';
import type { OfficeAnswers } from './office-context.ts';

export type DeskAnswerDeps = LimitDeps & {
  nudgeOutbox: () => void;
  /** The address of the site, which tracking links begin with; without it messages carry none. */
  siteOrigin?: (() => string) | undefined;
  /** Where the customers' photos of faults are. */
  photos: MediaStore;
  /** Where the desk's photos of devices that came are. */
  intakePhotos: MediaStore;
};

type RepairAction = { action: string; why?: string | undefined; to?: unknown; from?: unknown };

/** Performs one action on a request with its audit row, and answers with the request as it is then. */
export const createRepairActions =
  (deps: DeskAnswerDeps) =>
  async (
    actor: StaffActor,
    call: string,
    traceNumber: string,
    audit: RepairAction,
    run: (trx: Transaction) => Promise<unknown>,
  ) => {
    await performAction(deps, actor, call, async (trx) => {
      await run(trx);
      return { result: null, audit: { subjectKind: 'repair', subjectId: traceNumber, ...audit } };
    });
    deps.nudgeOutbox();
    // Read after the commit: about twenty tables are read without the write lock.
    return readForDesk(deps.storage.db, traceNumber, shownLink(deps));
  };

/** A link as the timeline shows it: its token is masked there, so none is made for it. */
const shownLink = ({ siteOrigin }: DeskAnswerDeps): TrackingLink | undefined =>
  siteOrigin && (async () => `${siteOrigin()}/r/-`);

/** The link as a message would carry it today. */
const trackingLink = ({ siteOrigin, storage, appSecret }: DeskAnswerDeps): TrackingLink | undefined =>
  siteOrigin &&
  (async (requestId) => `${siteOrigin()}/r/${await readLinkToken(storage.db, appSecret, requestId)}`);

export const answerRepairCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof repairCalls> => {
  const { db } = deps.storage;
  const action = createRepairActions(deps);
  const by = ({ staffId, name }: StaffActor) => ({ staffId, name });
  return {
    getRepair: ({ traceNumber }) => readForDesk(db, traceNumber, shownLink(deps)),
    previewRepairNotice: (input) => previewNotice(db, input, trackingLink(deps)),
    moveRepair: ({ traceNumber, to, expectedStatusId, reason, parcel, intake }, { actor }) => {
      const move = { traceNumber, expectedStatusId, reason, parcel, by: by(actor), holdMs: undoMs };
      const audit = { action: 'repair.move', from: expectedStatusId, to, why: reason };
      return action(actor, 'moveRepair', traceNumber, audit, (trx) =>
        to === 2 && expectedStatusId === 1
          ? receiveDevice(trx, { ...move, intake })
          : moveByDesk(trx, { ...move, to }),
      );
    },
    moveRepairs: async ({ to, items }, { actor }) => {
      const undo: { traceNumber: string; logId: number }[] = [];
      const refused: { traceNumber: string; statusId: StatusId | null }[] = [];
      for (const { traceNumber, expectedStatusId } of items) {
        // One key names the whole action; each request is its own part of it.
        const part = actor.idempotencyKey && { idempotencyKey: `${actor.idempotencyKey}:${traceNumber}` };
        try {
          const { logId } = await performAction(deps, { ...actor, ...part }, 'moveRepairs', async (trx) => {
            const moved = await moveByDesk(trx, {
              traceNumber,
              to,
              expectedStatusId,
              by: by(actor),
              holdMs: undoMs,
            });
            return {
              result: { logId: moved.logId },
              audit: {
                action: 'repair.move',
                subjectKind: 'repair',
                subjectId: traceNumber,
                from: expectedStatusId,
                to,
              },
            };
          });
          undo.push({ traceNumber, logId });
        } catch (error) {
          if (!isAppError(error, 'conflict') && !isAppError(error, 'not_found')) throw error;
          const request = await findRequestByTrace(db, traceNumber);
          refused.push({ traceNumber, statusId: request?.status_id ?? null });
        }
      }
      deps.nudgeOutbox();
      return { moved: undo.map(({ traceNumber }) => traceNumber), undo, refused };
    },
    undoRepairMove: ({ traceNumber, logId }, { actor }) =>
      action(actor, 'undoRepairMove', traceNumber, { action: 'repair.undo', from: { logId } }, (trx) =>
        undoMove(trx, { traceNumber, logId, by: by(actor) }),
      ),
    addRepairNote: ({ traceNumber, text, isForCustomer, sendsSms }, { actor }) => {
      const audit = { action: isForCustomer ? 'repair.note' : 'repair.internal-note' };
      const note = { traceNumber, text, by: by(actor) };
      return action(actor, 'addRepairNote', traceNumber, audit, (trx) =>
        isForCustomer ? writeCustomerNote(trx, { ...note, sendsSms }) : writeInternalNote(trx, note),
      );
    },
    writeRepairIntake: ({ traceNumber, ...intake }, { actor }) =>
      action(actor, 'writeRepairIntake', traceNumber, { action: 'repair.intake', to: intake }, (trx) =>
        writeIntake(trx, { traceNumber, intake, by: by(actor) }),
      ),
    getRepairLocks: async ({ traceNumber }) => {
      const { device } = await readForDesk(db, traceNumber);
      return { locks: await listDeviceLocks(deps, device.fSerialNumber) };
    },
    unlockRepair: async ({ traceNumber }, { actor }) => {
      const { device } = await readForDesk(db, traceNumber);
      const audit = { action: 'device.unlock', to: device.fSerialNumber };
      return action(actor, 'unlockRepair', traceNumber, audit, (trx) =>
        unlockDevice(trx, deps, device.fSerialNumber),
      );
    },
    sendRepairMessage: ({ traceNumber, messageId }, { actor }) =>
      action(
        actor,
        'sendRepairMessage',
        traceNumber,
        { action: 'repair.message', to: { messageId } },
        (trx) => sendNoticeAgain(trx, { traceNumber, messageId, by: by(actor) }),
      ),
  };
};
