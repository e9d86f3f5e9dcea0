import type { importCalls } from '#contract/office/calls/import-calls.ts';
import { importLimits, importTexts } from '#contract/office/import-texts.ts';
import { officeRefusal } from '#contract/office/refusals.ts';
import { type Actor, type AuditEntry, performAction, type Transaction } from '#features/audit/index.ts';
import {
  bringCentres,
  bringDevices,
  type ComparedFile,
  compareCentresFile,
  compareDevicesFile,
  type FileOnItsWay,
  type FileReport,
  readInWorker,
} from '#features/device-import/index.ts';
import { type Device, tellFormerNumbers } from '#features/devices/index.ts';
import { limitRules, requireWithinLimits } from '#features/limits/index.ts';
import { AppError } from '#kernel/app-error.ts';
import { requireMobileAction } from './answer-device-calls.ts';
import type { DeskAnswerDeps } from './answer-repair-calls.ts';
import type { OfficeAnswers } from './office-context.ts';
import { withUpload } from './with-upload.ts';

type Wish = { dryRun?: string | undefined; expect?: string | undefined; reason?: string | undefined };
type Progress = { done: number; total: number };
type OnProgress = (done: number) => void;

/** One file on its way in: what it would do, and how that is done. */
type Import<Row, Known> = {
  kind: 'device' | 'centre';
  wish: Wish;
  actor: Actor;
  rows: number;
  look: (onProgress: OnProgress) => Promise<ComparedFile<Row, Known>>;
  bring: (
    onProgress: OnProgress,
    perform: (given: FileOnItsWay<Row, Known>) => Promise<FileReport>,
  ) => Promise<FileReport>;
  /** Gives what the trail tells of single items, beside the file itself. */
  tell?: (trx: Transaction, compared: ComparedFile<Row, Known>) => Promise<AuditEntry[]>;
};

/** Files with many devices or centres: looked at first, then stored whole or not at all. */
export const answerImportCalls = (deps: DeskAnswerDeps): OfficeAnswers<keyof typeof importCalls> => {
  const { storage } = deps;
  /** By person; whoever asks this process sees how far it is, others see that it runs. */
  const running = new Map<number, Progress>();

  const takeFile = async (actor: Actor, parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
    await requireWithinLimits(deps, [{ rule: limitRules.importPerStaff, key: String(actor.staffId) }]);
    return readWhole(parts);
  };

  const run = async <Row, Known>(given: Import<Row, Known>): Promise<FileReport> => {
    const { kind, actor, rows, look, bring, tell = async () => [] } = given;
    const { dryRun, expect, reason } = given.wish;
    const action = `${kind}.import`;
    const onProgress = (done: number) => running.set(actor.staffId, { done, total: 2 * rows });
    try {
      onProgress(0);
      if (dryRun === '1') return (await look(onProgress)).report;
      return await bring(onProgress, ({ db, compare, store }) =>
        performAction({ storage: { db } }, actor, action, async (trx) => {
          const compared = await compare(trx);
          const { report } = compared;
          if (report.refused.length > 0)
            throw officeRefusal('invalid_input', importTexts.refused, { report });
          if (expect !== undefined && expect !== report.fingerprint)
            throw officeRefusal('conflict', importTexts.changed, { report });
          requireMobiles(actor, report, reason);
          await store(trx, compared);
          const file = { action, subjectKind: kind, subjectId: 'file', to: report.counts, why: reason };
          return { result: { ...report, isStored: true }, audit: [file, ...(await tell(trx, compared))] };
        }),
      );
    } finally {
      running.delete(actor.staffId);
    }
  };

  return {
    importDevices: async ({ upload, ...wish }, { actor }) => {
      const bytes = await takeFile(actor, upload.bytes);
      const file = await readInWorker('devices', bytes);
      const report = await run({
        kind: 'device',
        wish,
        actor: withUpload(actor, bytes),
        rows: file.rows.length,
        look: (onProgress) => compareDevicesFile(storage.db, file, { onProgress }),
        bring: (onProgress, perform) => bringDevices(storage, file, { onProgress }, perform),
        tell: async (trx, { steps }) => {
          const moved = steps.flatMap(({ known, change }) =>
            known && change.mobile !== undefined ? [{ known, mobile: change.mobile }] : [],
          );
          await tellFormerNumbers(
            trx,
            moved.map(({ known }) => known),
            actor,
          );
          return moved.map((one) => tellMobile(one, wish.reason));
        },
      });
      deps.nudgeOutbox();
      return report;
    },
    importCentres: async ({ upload, ...wish }, { actor }) => {
      const bytes = await takeFile(actor, upload.bytes);
      const file = await readInWorker('centres', bytes);
      return run({
        kind: 'centre',
        wish,
        actor: withUpload(actor, bytes),
        rows: file.rows.length,
        look: (onProgress) => compareCentresFile(storage.db, file, { onProgress }),
        bring: (onProgress, perform) => bringCentres(storage, file, { onProgress }, perform),
      });
    },
    getImportProgress: async (_, { actor }) => running.get(actor.staffId) ?? null,
  };
};

/** Other mobiles are what a single change of one is: permitted, proved and with a reason. */
const requireMobiles = (actor: Actor, { counts }: FileReport, reason: string | undefined): void => {
  if (counts.mobiles === 0) return;
  if (!actor.permissions.has('devices.mobile')) throw new AppError('forbidden');
  if ((reason ?? '').trim().length < 2)
    throw officeRefusal('invalid_input', importTexts.needReason, {
      fields: { reason: importTexts.needReason },
    });
  requireMobileAction(actor);
};

/** Each changed number stands in the trail by itself, as it does when one is changed by hand. */
const tellMobile = (
  { known, mobile }: { known: Device; mobile: string | null },
  why: string | undefined,
): AuditEntry => ({
  action: 'device.mobile',
  subjectKind: 'device',
  subjectId: known.serial_number,
  from: { mobile: known.mobile },
  to: { mobile },
  why,
});

const readWhole = async (parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const all: Uint8Array[] = [];
  try {
    for await (const part of parts) all.push(part);
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_large')
      throw officeRefusal('too_large', importTexts.tooLarge, { bytes: importLimits.bytes });
    throw error;
  }
  return Buffer.concat(all);
};
