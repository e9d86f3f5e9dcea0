import { buffer } from 'node:stream/consumers';
import type { ImportReport, importCalls } from '#contract/office/calls/import-calls.ts';
import { importLimits, importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import {
  type ImportProgress,
  type ImportRequest,
  storeCentreFile,
  storeDeviceFile,
} from '#features/device-import/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import type { StaffActor } from '#features/staff-action/index.ts';
import type { RunTask } from '#features/tasks/index.ts';
import { isAppError } from '#kernel/app-error.ts';
import type { DeskAnswerDeps } from './answer-desk-calls.ts';
import type { AnswersFor } from './office-context.ts';
import { withUpload } from './with-upload.ts';

/** Performed in the worker thread that reads the file. */
export const importActions = { importDevices: storeDeviceFile, importCentres: storeCentreFile };

type Upload = { upload: { bytes: AsyncIterable<Uint8Array> } };
type Options = Partial<Record<'dryRun' | 'expect' | 'reason' | 'skipUnknown', string | undefined>>;

/** Files with many devices or centres: compared first, then stored completely or not at all, in a worker thread. */
export const answerImportCalls = (
  deps: DeskAnswerDeps,
  runTask: RunTask,
): AnswersFor<keyof typeof importCalls> => {
  /** By person, the import last heard of; another process answers null, and the bar moves without a length. */
  const running = new Map<number, ImportProgress>();

  const run = async (
    kind: ImportRequest['kind'],
    { upload, dryRun, expect, reason, skipUnknown }: Upload & Options,
    actor: StaffActor,
  ): Promise<ImportReport> => {
    await requireWithinLimits(deps, [{ rule: limitRules.importPerStaff, key: String(actor.staffId) }]);
    const bytes = await readUpload(upload.bytes);
    const request = {
      kind,
      bytes,
      isDryRun: dryRun === '1',
      skipsUnknown: skipUnknown === '1',
      expect,
      reason,
      actor: withUpload(actor, bytes),
    };
    try {
      running.set(actor.staffId, { done: 0, total: 1 });
      return await runTask('importFile', request, (progress) => running.set(actor.staffId, progress));
    } catch (error) {
      // A file that fills the memory of its thread cannot be read by anybody.
      if (isAppError(error, 'unavailable') && isOutOfMemory(error.cause))
        throw officeRefusal('unsupported_type', importTexts.broken);
      throw error;
    } finally {
      running.delete(actor.staffId);
      deps.nudgeOutbox();
    }
  };

  return {
    importDevices: (input, { actor }) => run('device', input, actor),
    importCentres: (input, { actor }) => run('centre', input, actor),
    getImportProgress: async (_, { actor }) => running.get(actor.staffId) ?? null,
  };
};

const isOutOfMemory = (cause: unknown): boolean =>
  cause instanceof Error && 'code' in cause && cause.code === 'ERR_WORKER_OUT_OF_MEMORY';

const readUpload = (parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> =>
  buffer(parts).catch((error: unknown) => {
    if (isAppError(error, 'too_large'))
      throw officeRefusal('too_large', importTexts.tooLarge, { bytes: importLimits.bytes });
    throw error;
  });
